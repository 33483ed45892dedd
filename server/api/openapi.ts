import { toJsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import type * as v from 'valibot';
import { collectionNames, collections } from '../../src/entities/collections.ts';
import { homeSchema } from '../../src/entities/home.ts';
import { profileSchema } from '../../src/entities/profile.ts';
import { answer, answerText } from './answer.ts';
import type { ApiEnv } from './dependencies.ts';
import { docsPage } from './openapi-page.ts';
import type { Json } from './openapi-parts.ts';
import { collectionPaths, otherPaths } from './openapi-paths.ts';

const schemaOf = (schema: v.GenericSchema<unknown, unknown>): Json => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    typeMode: 'output',
    errorMode: 'ignore',
  }) as Json;
  return json;
};

/** The description of the API, made from the same schemas the API validates with. */
export function openApiDocument(): Json {
  const resources = collectionNames.filter((name) => name !== 'messages');
  const schemas = Object.fromEntries([
    ...collectionNames.map((name) => [name, schemaOf(collections[name].schema)]),
    ['profile', schemaOf(profileSchema)],
    ['home', schemaOf(homeSchema)],
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Site API', version: '1' },
    paths: joined([otherPaths, ...resources.map(collectionPaths)]),
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Problem: {
          description: 'A problem (RFC 9457)',
          content: { 'application/problem+json': {} },
        },
      },
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
