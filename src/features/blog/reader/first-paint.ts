import { nightHours } from '../../../lib/reading/night.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { readingLine } from './place.ts';

/**
 * Runs in the head of a post, before anything is painted: puts on the page what the reader's
 * preferences change, as the device keeps it ready, and the dark theme where auto night mode asks
 * for it. A storage that cannot be reached, or holds anything else, changes nothing.
 */
export const preferencesScript = [
  `(()=>{try{const{data,style}=JSON.parse(localStorage.getItem('${storageKeys.readingPreferences}')).applied,`,
  'e=document.documentElement,h=new Date().getHours();',
  'Object.assign(e.dataset,data);',
  'for(const name in style)e.style.setProperty(name,style[name]);',
  `if(data.readingNight&&(h<${nightHours.before}||h>${nightHours.after}))e.dataset.theme='dark'`,
  '}catch{}})()',
].join('');

/**
 * Runs right after a post's text, so that a reader who returns sees the paragraph where they left
 * off and not a jump to it. An address that names a heading, and a page the browser itself brings
 * back, keep their own place; so does a post whose end was reached. A paragraph that has moved is
 * found by its first words.
 */
export const placeScript = [
  "(()=>{try{const d=document,p=d.querySelector('[data-post]'),b=[...p.children],",
  `{index:n,anchor:a,offset:o}=JSON.parse(localStorage.getItem('${storageKeys.readingProgress}'))`,
  '[p.dataset.post].place,is=x=>x&&x.textContent.trim().startsWith(a),',
  "x=!a||is(b[n])?b[n]:b.find(is)||b[n],t=performance.getEntriesByType('navigation')[0].type;",
  "if(location.hash||t!='navigate'||n<1||n>=b.length-1)return;",
  'const r=x.getBoundingClientRect();',
  `scrollTo({top:r.top+scrollY+r.height*o-${readingLine},behavior:'instant'});`,
  "d.documentElement.dataset.resumed=''}catch{}})()",
].join('');
