import { Hono } from 'hono';
import { collectionNames, collections } from '../../src/entities/collections.ts';
import { homeSchema } from '../../src/entities/home.ts';
import { profileSchema } from '../../src/entities/profile.ts';
import { answer, answerText } from './answer.ts';
import type { ApiEnv } from './dependencies.ts';
import { docsPage } from './openapi-page.ts';
import { collectionPaths, otherPaths } from './openapi-paths.ts';
import { postPaths } from './openapi-posts.ts';
import { refusalSchemas, refusals, viewName } from './openapi-responses.ts';
import { type Json, sent } from './openapi-schemas.ts';
import { views } from './openapi-views.ts';

/** What is sent and what is answered, by the names that the paths refer to. */
const schemas = (): Json => ({
  ...Object.fromEntries(collectionNames.map((name) => [name, sent(collections[name].schema)])),
  profile: sent(profileSchema),
  home: sent(homeSchema),
  ...Object.fromEntries(Object.entries(views()).map(([name, view]) => [viewName(name), view])),
  ...refusalSchemas,
});

/** The description of the API, made from the same schemas the API validates with. */
export function openApiDocument(): Json {
  const resources = collectionNames.filter((name) => name !== 'messages');
  return {
    openapi: '3.1.0',
    info: { title: 'Site API', version: '1' },
    paths: joined([postPaths(), otherPaths, ...resources.map(collectionPaths)]),
    components: {
      schemas: schemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: refusals,
    },
  };
}

/** Merges tables of paths; a path in several tables gets the methods of all. */
function joined(tables: readonly Json[]): Json {
  const paths: Record<string, object> = {};
  for (const [path, methods] of tables.flatMap((table) => Object.entries(table))) {
    paths[path] = { ...(methods as object), ...paths[path] };
  }
  return paths;
}

/** `/api/openapi.json`, and the same for people at `/api/docs`. */
export function openApiRoutes() {
  let document: Json | undefined;
  const get = () => (document ??= openApiDocument());
  return new Hono<ApiEnv>()
    .get('/openapi.json', (c) => answer(c, get()))
    .get('/docs', (c) => answerText(c, String(docsPage(get())), 'text/html; charset=utf-8'));
}
