import { openApiDocument } from '../../server/api/openapi.ts';

export type Route = { method: string; path: string; owners: boolean };

type Operation = { security?: unknown };

/**
 * Every operation of the API's description, with `one` for ids. A test fails when a route is
 * missing.
 */
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

/** The writes that only the owner may make. */
export const ownersWrites = (): Route[] =>
  documentedRoutes().filter(({ method, owners }) => owners && method !== 'GET');

/** The writes that anyone may make. */
export const openWrites = (): Route[] =>
  documentedRoutes().filter(({ method, owners }) => !owners && method !== 'GET');
