import { storageKeys } from '../../../stores/storage-keys.ts';

const { eduLayout, eduShowStats } = storageKeys;

/**
 * Runs in the head, before anything is painted, so that neither layout nor stats flash: applies
 * what the device remembers (spec 3 §7), or nothing if its storage is unavailable.
 */
export const educationHeadScript = [
  '(()=>{const d=document.documentElement.dataset,',
  'kept=k=>{try{return localStorage.getItem(k)}catch{return null}},',
  `l=kept('${eduLayout}');`,
  "d.layout=['bento','compact'].includes(l)?l:'timeline';",
  `d.stats=kept('${eduShowStats}')=='false'?'hidden':'shown'})()`,
].join('');
