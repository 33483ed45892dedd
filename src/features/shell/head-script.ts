/**
 * Runs in the head, before anything is painted, so that neither theme nor view flashes: takes what
 * the device remembers under the keys the page names on `<html>`, else the page's first theme,
 * else leaves the theme to the system. Tells, too, that owner mode may be on, so that forms need not
 * show first what viewers see. A storage that cannot be reached remembers nothing.
 */
export const headScript = [
  '(()=>{const d=document.documentElement.dataset,',
  'kept=k=>{try{return localStorage.getItem(k)}catch{return null}},',
  't=kept(d.themeKey)||d.firstTheme;',
  "if(t=='light'||t=='dark')d.theme=t;",
  "if(d.viewKey)d.view=kept(d.viewKey)=='list'?'list':'grid';",
  "if(kept('ownerMode')=='true')d.mayOwn=''})()",
].join('');
