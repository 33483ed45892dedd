import { describe, expect, it } from 'vitest';
import { collections } from '../../src/entities/collections.ts';
import { openApi } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';

type Operation = {
  summary: string;
  security?: unknown;
  parameters?: { name: string }[];
  responses: Record<string, unknown>;
};
type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, object> }> };
};

const message = { name: 'A', contact: 'a@example.com', message: 'Hello' };

const methods = ['get', 'post', 'put', 'delete'];

const operations = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  );

describe('GET /api/openapi.json', () => {
  it('lists every route and no other', async () => {
    const { api, json } = await openApi();
    const routes = api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:([a-z]+)/g, '{$1}')}`);
    const listed = operations(await json<Description>('openapi.json')).map(({ route }) => route);
    expect(listed.sort()).toEqual([...new Set(routes)].sort());
  });

  it('says of every operation what it does, what it answers, and who may call it', async () => {
    const { api, json } = await openApi();
    for (const { route, operation } of operations(await json<Description>('openapi.json'))) {
      expect(operation.summary).toMatch(/\w/);
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
      const [method = '', path = ''] = route.split(' ');
      const response = await api.request(path.replace('{id}', 'none'), { method });
      const owned = response.status === 401;
      expect([route, operation.security !== undefined]).toEqual([route, owned]);
    }
  });

  it('names If-Match wherever an outdated version is refused', async () => {
    const { owner, visitor, json } = await openApi({ documents: { 'messages/one.json': message } });
    for (const name of resources) await owner('POST', name, { ...samples[name].whole, id: 'one' });
    const changing = operations(await json<Description>('openapi.json')).filter(
      ({ route, operation }) => operation.security && !route.endsWith('sign-out-everywhere'),
    );
    for (const { route, operation } of changing) {
      const [method = '', path = ''] = route.split(' ');
      const asked = path.replace('/api/', '').replace('{id}', 'one');
      const body = method === 'GET' ? undefined : { id: 'one' };
      const { status } = await owner(method, asked, body, { 'If-Match': '"other"' });
      const named = operation.parameters?.some(({ name }) => name === 'If-Match') ?? false;
      expect([route, named]).toEqual([route, status === 412]);
    }
    expect((await visitor('GET', 'skills/one')).status).toBe(200);
  });

  it.each(['upload/image', 'upload/profile-image', 'skills', 'contact'])(
    'says that POST %s answers 201',
    async (path) => {
      const { json } = await openApi();
      const { paths } = await json<Description>('openapi.json');
      const answers = Object.keys(paths[`/api/${path}`]?.post?.responses ?? {});
      expect(answers.filter((status) => status.startsWith('2'))).toEqual(['201']);
    },
  );

  it.each([
    ['posts', 'body'],
    ['projects', 'summary'],
    ['experience', 'descriptionHtml'],
    ['education', 'details'],
    ['highlights', 'bodyHtml'],
  ])('says how long the markup of %s may be', async (name, field) => {
    const { json } = await openApi();
    const { components } = await json<Description>('openapi.json');
    expect(components.schemas[name]?.properties[field]).toMatchObject({
      description: expect.stringMatching(/^At most .* characters/),
    });
  });

  it('has no dangling references', async () => {
    const { json } = await openApi();
    const description = await json<Record<string, unknown>>('openapi.json');
    for (const [, ref = ''] of JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = ref
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], description);
      expect([ref, target]).toEqual([ref, expect.any(Object)]);
    }
  });

  it('names one type, or null, for every field that is answered', async () => {
    const { json } = await openApi();
    const { components } = await json<Description>('openapi.json');
    const views = Object.entries(components.schemas).filter(([name]) => name.endsWith('View'));
    expect(views.length).toBeGreaterThan(resources.length);
    expect(JSON.stringify(views)).not.toMatch(
      /:\{\}|"anyOf":\[(?!\{"type":"\w+"\},\{"type":"null"\}\])/,
    );
  });

  it.each(resources)('is made from the schema of %s', async (name) => {
    const { json } = await openApi();
    const { components } = await json<Description>('openapi.json');
    const { properties } = components.schemas[name] ?? { properties: {} };
    expect(Object.keys(properties)).toEqual(Object.keys(collections[name].schema.spellings));
  });
});

describe('GET /api/docs', () => {
  it('shows a person every operation without a script', async () => {
    const { visitor, json } = await openApi();
    const response = await visitor('GET', 'docs');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toContain('<script');
    expect(page).toMatch(/<main>\s*<h1>[\s\S]*<\/table>\s*<\/main>/);
    for (const { route, operation } of operations(await json<Description>('openapi.json'))) {
      const [method, path] = route.split(' ');
      expect(page).toContain(`<code>${method}</code></td>\n    <td><code>${path}</code>`);
      expect(page).toContain(operation.summary);
    }
  });
});
