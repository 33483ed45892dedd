import { storageKeys } from '../../stores/storage-keys.ts';

/** An element that fetches the font at `href`. */
export const fontLink =
  "Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href})";

/**
 * Runs in the head, before anything is painted, so that neither theme nor view flashes: takes what
 * the device remembers under the keys the page names on `<html>` (for the theme also a second key,
 * for where the first remembers nothing yet), else the page's first theme, else leaves the theme to
 * the system. Asks early for the fonts where this session has fetched them before; else has the page
 * know nothing of them until it is painted in their fallbacks (late-scripts.ts), if the page names
 * them in `data-fonts`. Tells, too, that owner mode may be on, so that forms need not show first
 * what viewers see, and that the owner switch is to come, so that it has its room. A storage that
 * cannot be reached remembers nothing.
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
