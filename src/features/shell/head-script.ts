import { storageKeys } from '../../stores/storage-keys.ts';

/** An element that fetches the font at `href`. */
export const fontLink =
  "Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href})";

/**
 * Runs in the head, before anything is painted, so that neither theme nor view flashes. It applies
 * what the device remembers under the keys that the page names on `<html>` (for the theme also a
 * second key, if the first has no value), else the page's initial theme, else the system's. It
 * requests the fonts early if this session has fetched them before; else it holds back those named
 * in `data-fonts` until the page is painted in their fallbacks (late-scripts.ts). It also marks
 * that owner mode may be on, so that forms need not first show what viewers see, and that the owner
 * switch will come, so that there is room for it. Unavailable storage counts as empty.
 */
export const headScript = [
  '(()=>{const d=document.documentElement.dataset,',
  'kept=(k,at="localStorage")=>{try{return window[at].getItem(k)}catch{return null}},',
  't=kept(d.themeKey)||kept(d.themeElse)||d.firstTheme;',
  "if(t=='light'||t=='dark')d.theme=t;",
  'if(d.viewKey){const v=kept(d.viewKey);',
  "d.view=(d.views||'grid list').split(' ').includes(v)?v:'grid'}",
  `if(!d.fonts);else if(kept('${storageKeys.fontsFetched}','sessionStorage'))`,
  `for(const href of d.fonts.split(' '))document.head.append(${fontLink});`,
  "else document.querySelector('[data-faces]').media='not all';",
  `if(kept('${storageKeys.ownerMode}')=='true')d.mayOwn='';`,
  'const h=location.hostname;',
  "if(h=='localhost'||h.startsWith('127.')||(d.ownerHosts||'').split(' ').includes(h)",
  `||kept('${storageKeys.ownerToggleVisible}')=='true'||/[?&]admin=(1|true)\\b/.test(location.search))`,
  "d.mayUnlock=''})()",
].join('');
