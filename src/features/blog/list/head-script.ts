import { storageKeys } from '../../../stores/storage-keys.ts';

const { listBookmarks, readerBookmarks, recentReads, localBlogs, ownerMode } = storageKeys;
const lists = JSON.stringify([listBookmarks, readerBookmarks, recentReads, localBlogs]);

/**
 * Runs in the head: says whether this device puts the stories in an order of its own, or adds to
 * them, so that they are shown in their places at once and nothing moves afterwards.
 */
export const storiesHeadScript = [
  '(()=>{try{const s=localStorage;',
  `if(${lists}.some(k=>(s.getItem(k)||'[]')!='[]')||s.getItem('${ownerMode}')=='true')`,
  "document.documentElement.dataset.arranging=''}catch{}})()",
].join('');
