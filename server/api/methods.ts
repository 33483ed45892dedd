type Route = { method: string; path: string };

const partOf = (part: string) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part));

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').split('/').map(partOf).join('/')}$`);

/** Which methods a path takes, for the `Allow` of a 405; none for a path that is not there. */
export function methodsByPath(routes: readonly Route[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.includes('GET')) methods.push('HEAD');
    return [...new Set(methods)].sort();
  };
}
