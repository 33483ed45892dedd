import { storageKeys } from '../../stores/storage-keys.ts';
import { fontLink } from './head-script.ts';

/**
 * Runs at the end of every page: once something is painted, fetches the site's fonts, where the head
 * script has held them back, and the page's scripts, in their order. The page learns of its faces
 * once all of these files are there, and changes to them at once: it is laid out again, but no style
 * is computed anew. So neither takes anything from what a visitor waits for; and each is asked for by
 * itself, as asking takes a slow phone so long that a press in between would wait. A page that is never
 * painted, such as one in a hidden tab, gets them soon after it has loaded; one that is used before,
 * at once. A button pressed before its script has come is pressed again then. The list of the
 * scripts stands in `data-late` until all have run.
 */
export const lateScripts = [
  '(()=>{const list=document.currentScript,late=list.dataset.late,',
  "faces=document.querySelector('[data-faces]'),",
  'held=[],hold=event=>{const b=event.target.closest("button[type=button]:not([popovertarget])");',
  'if(b){event.stopImmediatePropagation();held.push(b)}};',
  'let left=0,done;',
  'const ran=()=>{if(--left)return;delete list.dataset.late;removeEventListener("click",hold,true);',
  'for(const b of held)b.click()},',
  'go=()=>{if(done)return;done=1;',
  'if(faces.media){',
  "Promise.all(document.documentElement.dataset.fonts.split(' ').map(href=>new Promise(done=>",
  `document.head.append(Object.assign(${fontLink},{onload:done,onerror:done})))))`,
  ".then(()=>{faces.media=''});",
  `try{sessionStorage.setItem('${storageKeys.fontsFetched}','true')}catch{}}`,
  "setTimeout(()=>{for(const src of late.split(' ')){left++;document.head.append(Object.assign(",
  "document.createElement('script'),",
  "{type:'module',src,async:false,fetchPriority:'low',onload:ran,onerror:ran}))}})};",
  'addEventListener("click",hold,true);',
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}",
  "for(const type of['pointerdown','keydown'])addEventListener(type,go,{once:true});",
  "addEventListener('load',()=>setTimeout(go,1500))})()",
].join('');
