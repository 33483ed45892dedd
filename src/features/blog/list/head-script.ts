import { storageKeys } from '../../../stores/storage-keys.ts';

const { listBookmarks, readerBookmarks, recentReads, localBlogs, ownerMode } = storageKeys;
const lists = JSON.stringify([listBookmarks, readerBookmarks, recentReads, localBlogs]);

/**
 * Runs in the head: tells the page whether this device reorders the stories or adds to them, or the
 * address searches them, so that they appear in their final places and nothing moves afterwards.
 * Unavailable storage counts as empty.
 */
export const storiesHeadScript = [
  '(()=>{try{const s=localStorage;',
  `if(${lists}.some(k=>(s.getItem(k)||'[]')!='[]')||s.getItem('${ownerMode}')=='true'`,
  '||/[?&]q=/.test(location.search))',
  "document.documentElement.dataset.arranging=''}catch{}})()",
].join('');
