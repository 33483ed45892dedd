import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it('links lead only to absolute http(s) addresses', () => {
  for (const address of ['https://a.test/b c', 'http://localhost:4321?x#y', 'HTTPS://a']) {
    expect(isWebAddress(address)).toBe(true);
  }
  for (const bad of ['javascript:alert(1)', 'a.test', 'https://', 'https://not a url', '']) {
    expect(isWebAddress(bad)).toBe(false);
  }
});
