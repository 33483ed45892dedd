/**
 * Runs in the head, before anything is painted, so that neither theme nor view flashes: takes what
 * the device remembers under the keys the page names on `<html>` (for the theme also a second key,
 * for where the first remembers nothing yet), else the page's first theme, else leaves the theme to
 * the system. Tells, too, that owner mode may be on, so that forms need not show first what viewers
 * see. A storage that cannot be reached remembers nothing.
 */
export const headScript = [
  '(()=>{const d=document.documentElement.dataset,',
  'kept=k=>{try{return localStorage.getItem(k)}catch{return null}},',
  't=kept(d.themeKey)||kept(d.themeElse)||d.firstTheme;',
  "if(t=='light'||t=='dark')d.theme=t;",
  'if(d.viewKey){const v=kept(d.viewKey);',
  "d.view=(d.views||'grid list').split(' ').includes(v)?v:'grid'}",
  "if(kept('ownerMode')=='true')d.mayOwn=''})()",
].join('');
