import { nightHours } from '../../../lib/reading/night.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { readingLine } from './place.ts';

/**
 * Runs in the head of a post, before anything is painted: applies the reader's stored preferences,
 * and the dark theme if auto night mode asks for it. Storage that is unavailable or holds anything
 * else changes nothing.
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
 * Gives back the room that a picture of unknown size held while it loaded. It is held from the
 * beginning, because a browser may paint before it runs a script.
 */
const roomScript = [
  "for(const i of document.querySelectorAll('[data-post] figure img:not([width],[height])')){",
  "const f=()=>i.className='there';i.naturalWidth?f():i.onload=f}",
].join('');

/**
 * A returning reader sees the paragraph where they left off without a jump. It does nothing if the
 * address names a heading, if the browser restores the page itself, if that place is within the
 * first window, or if the post ends there. It finds a paragraph that moved by its first words.
 * Storage that is unavailable, or holds no place of this post, leaves the page at its beginning.
 */
const placeScript = [
  "(()=>{try{const d=document,p=d.querySelector('[data-post]'),b=[...p.children],",
  '{index:n,anchor:a,offset:o}=',
  `JSON.parse(localStorage.getItem('${storageKeys.readingProgress}'))[p.dataset.post].place,`,
  'is=x=>x&&x.textContent.trim().startsWith(a),',
  "x=!a||is(b[n])?b[n]:b.find(is)||b[n],t=performance.getEntriesByType('navigation')[0].type;",
  "if(location.hash||t!='navigate')return;",
  `const r=x.getBoundingClientRect(),y=r.top+scrollY+r.height*o-${readingLine};`,
  'if(n<1&&r.height*o<innerHeight||',
  'p.getBoundingClientRect().bottom+scrollY-y<=innerHeight)return;',
  "scrollTo({top:y,behavior:'instant'});",
  "d.documentElement.dataset.resumed=''}catch{}})()",
].join('');

/** Runs right after a post's text, before it is painted. */
export const textScript = `${roomScript};${placeScript}`;
