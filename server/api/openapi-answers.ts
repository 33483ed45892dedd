import type { ResolvedLink, Verification } from '../../src/entities/certificate.ts';
import type { Language } from '../../src/entities/profile.ts';
import type { StoredImage } from '../../src/lib/uploaded-image.ts';
import type { DocumentProblem } from '../store/backend.ts';
import { count, type Json, listOf, objectOf, orNull, text, yes } from './openapi-schemas.ts';

/*
 * The schemas of answers that are no entity.
 */

const documentProblem = objectOf<DocumentProblem>({ file: text, reason: text });
const byName: Json = { type: 'object', additionalProperties: text };

type Health = {
  status: string;
  problems: DocumentProblem[];
  pages?: number;
  waiting?: number;
  published?: number;
  failures?: Record<string, string>;
};

export const health = objectOf<Health>(
  {
    status: { type: 'string', enum: ['ok', 'attention'] },
    problems: listOf(documentProblem),
    pages: count,
    waiting: count,
    published: count,
    failures: byName,
  },
  ['pages', 'waiting', 'published', 'failures'],
);

export const calendar = objectOf<{ month: string }>({ month: text });

export const languages = listOf(objectOf<Language>({ name: text, level: text }));

export const token = objectOf<{ token: string }>({ token: text });

export const session = objectOf<{ role: string; exp: number }>({
  role: { type: 'string', enum: ['owner'] },
  exp: count,
});

export const storedImage = objectOf<StoredImage>({ url: text, width: count, height: count });

export const kept = objectOf<{ createdAt: string }>({ createdAt: text });

const check = { ok: yes, status: count, finalUrl: text };

export const verification = objectOf<Verification>({ ...check, checkedAt: text });

export const resolvedLink = objectOf<ResolvedLink>({
  ...check,
  title: text,
  description: text,
  image: orNull(text),
  issuer: text,
});

const anything: Json = { type: 'object', additionalProperties: true };

export const openApi = objectOf<{
  openapi: string;
  info: object;
  paths: object;
  components: object;
}>({ openapi: text, info: anything, paths: anything, components: anything });

/** A refusal (`problemResponse`). */
export const problem = objectOf<{
  type: string;
  status: number;
  title: string;
  detail: string;
  errors?: Record<string, string>;
}>({ type: text, status: count, title: text, detail: text, errors: byName }, ['errors']);
