import type { ResolvedLink, Verification } from '../../src/entities/certificate.ts';
import type { Language } from '../../src/entities/profile.ts';
import type { StoredImage } from '../../src/lib/uploaded-image.ts';
import type { DocumentProblem, Unwritable } from '../store/backend.ts';
import { count, type Json, listOf, objectOf, orNull, text, yes } from './openapi-schemas.ts';

/*
 * The schemas of answers that are no entity.
 */

const documentProblem = objectOf<DocumentProblem>({ file: text, reason: text });
const byName: Json = { type: 'object', additionalProperties: text };

type Health = {
  status: string;
  problems: DocumentProblem[];
  unwritable?: Unwritable;
  pages?: number;
  waiting?: number;
  published?: number;
  failures?: Record<string, string>;
  edgeRestarts?: number;
};

/** How the site is (`/health`). */
export const health = objectOf<Health>(
  {
    status: { type: 'string', enum: ['ok', 'attention'] },
    problems: listOf(documentProblem),
    unwritable: byName,
    pages: count,
    waiting: count,
    published: count,
    failures: byName,
    edgeRestarts: count,
  },
  ['unwritable', 'pages', 'waiting', 'published', 'failures', 'edgeRestarts'],
);

/** The current month. */
export const calendar = objectOf<{ month: string }>({ month: text });

/** The languages of the profile. */
export const languages = listOf(objectOf<Language>({ name: text, level: text }));

/** What signing in gives. */
export const token = objectOf<{ token: string }>({ token: text });

/** Who is signed in, and until when. */
export const session = objectOf<{ role: string; exp: number }>({
  role: { type: 'string', enum: ['owner'] },
  exp: count,
});

/** A picture that was sent. */
export const storedImage = objectOf<StoredImage>({ url: text, width: count, height: count });

/** What answers a message to the owner. */
export const keptMessage = objectOf<{ createdAt: string }>({ createdAt: text });

const check = { ok: yes, status: count, finalUrl: text };

/** Whether a certificate's page is there. */
export const verification = objectOf<Verification>({ ...check, checkedAt: text });

/** What a page says of itself. */
export const resolvedLink = objectOf<ResolvedLink>({
  ...check,
  title: text,
  description: text,
  image: orNull(text),
  issuer: text,
});

const anything: Json = { type: 'object', additionalProperties: true };

/** The description of the API itself. */
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
