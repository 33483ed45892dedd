import { openApiDocument } from '../../server/api/openapi.ts';

export type Route = { method: string; path: string; owners: boolean };

type Operation = { security?: unknown };

/** Every operation of the API's description, with `one` for ids; a new route is in it or a test fails. */
export function documentedRoutes(): Route[] {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, 'one'),
        owners: operation.security !== undefined,
      })),
  );
}

/** What changes something and is the owner's alone. */
export const ownersWrites = (): Route[] =>
  documentedRoutes().filter(({ method, owners }) => owners && method !== 'GET');

/** What anyone may send. */
export const openWrites = (): Route[] =>
  documentedRoutes().filter(({ method, owners }) => !owners && method !== 'GET');
