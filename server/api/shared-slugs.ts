import type { Logger } from 'pino';
import { documentName } from '../store/backend.ts';
import type { ContentStore, DocumentProblem } from '../store/content-store.ts';
import type { PostIndex } from './post-index.ts';

const nameOf = (id: string) => documentName({ folder: 'posts', id });

/** Posts that cannot be reached, because files added by hand have the slug of another post. */
export function sharedSlugs(store: ContentStore, index: PostIndex): DocumentProblem[] {
  if (index.slugs.differ) return [];
  const problems: DocumentProblem[] = [];
  for (const { id, value } of store.collection('posts').values()) {
    const reached = index.slugs.holder(value.slug)?.id ?? id;
    const reason = `has the same slug as ${nameOf(reached)}, which is shown in its place`;
    if (reached !== id) problems.push({ file: nameOf(id), reason });
  }
  return problems;
}

/** Logs each post that cannot be reached, now and when a change makes one so. */
export function tellOfSharedSlugs(store: ContentStore, index: PostIndex, log: Logger): void {
  let told = new Set<string>();
  const tell = () => {
    const before = told;
    told = new Set();
    for (const { file, reason } of sharedSlugs(store, index)) {
      const words = `${file} ${reason}`;
      told.add(words);
      if (!before.has(words)) log.error({ file }, words);
    }
  };
  tell();
  store.onChange(({ folder }) => folder === 'posts' && tell());
}
