import { expect, it } from 'vitest';
import { pagePolicy } from './headers.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

it('lets a page show pictures from any address that may be stored, http too', () => {
  expect(directive(pagePolicy(''), 'img-src')).toBe("img-src 'self' http: https: data: blob:");
});

it('lets what a rendering named override the default, and nothing else', () => {
  const policy = pagePolicy("script-src 'sha256-x'; img-src 'self'");
  expect(directive(policy, 'img-src')).toBe("img-src 'self'");
  expect(directive(policy, 'script-src')).toBe("script-src 'sha256-x'");
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
});
