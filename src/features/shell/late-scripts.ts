import { storageKeys } from '../../stores/storage-keys.ts';
import { fontLink } from './head-script.ts';
import { goneMs, notLoaded } from './not-loaded.ts';

/** What does nothing without the page's scripts when pressed; other summaries open by themselves. */
const pressable = 'button[type=button]:not([popovertarget]),.explore>summary';

/**
 * Runs at the end of every page: once its words are painted it fetches the fonts that the head
 * script held back, and the page's scripts, in order, so that neither delays what a visitor waits
 * for. The very first paint does not count: it is often that of the page while it is empty. The
 * page switches to all fonts together once their files are there, which costs a layout but no new
 * styles. Fonts and scripts are requested in separate tasks, because requesting takes a slow phone
 * so long that a press in between would have to wait. A page that is never painted, such as one in
 * a hidden tab, gets them soon after loading; one that is used earlier gets them at once. A button
 * pressed before its script arrived is pressed again then, and a field used before dispatches its
 * events again, the last used one last. `data-late` lists the scripts until all have run. If one is
 * lost, what was used before says so, unless the page is being left, and so does what is used later:
 * once where other scripts ran, else at every press. Parts that the address asks for count as used.
 * Without storage, every page holds its fonts back; without an observer of paints, loading takes the
 * place of one.
 */
export const lateScripts = [
  '(()=>{const on=addEventListener,off=removeEventListener,list=document.currentScript,{late}=list.dataset,',
  "faces=document.querySelector('[data-faces]'),",
  `held=[],pressed=({target})=>target.closest("${pressable}"),`,
  'hold=event=>{const b=pressed(event);',
  'if(b){event.preventDefault();event.stopImmediatePropagation();held.push(b)}};',
  'const used=new Set(),note=({target})=>{used.delete(target);used.add(target)};',
  'let n=0,lost,some,done;',
  'const press=event=>pressed(event)&&tell(),',
  'tell=()=>{off("change",tell);if(some)off("click",press,true);',
  `alert("${notLoaded}")},`,
  'ran=({type})=>{type=="error"?lost=1:some=1;if(--n)return;',
  'delete list.dataset.late;off("click",hold,true);',
  'off("input",note,true);',
  'for(const u of used)for(const t of["input","change"])u.dispatchEvent(new Event(t,{bubbles:true}));',
  'for(const b of held)b.click();',
  'if(!lost)return;on("click",press,true);on("change",tell);',
  `if(held[0]||used.size||location.search)setTimeout(tell,${goneMs})},`,
  'go=()=>{if(done)return;done=1;',
  'if(faces.media){',
  "Promise.all(document.documentElement.dataset.fonts.split(' ').map(href=>new Promise(done=>",
  `document.head.append(Object.assign(${fontLink},{onload:done,onerror:done})))))`,
  ".then(()=>faces.media='');",
  `try{sessionStorage.setItem('${storageKeys.fontsFetched}','true')}catch{}}`,
  "setTimeout(()=>{for(const src of late.split(' ')){n++;document.head.append(Object.assign(",
  "document.createElement('script'),",
  "{type:'module',src,async:false,fetchPriority:'low',onload:ran,onerror:ran}))}})};",
  'on("click",hold,true);on("input",note,true);',
  "try{new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&go())",
  ".observe({type:'paint',buffered:true})}catch{}",
  "for(const type of['pointerdown','keydown'])on(type,go);",
  "on('load',()=>setTimeout(go,1500))})()",
].join('');
