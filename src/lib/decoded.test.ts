import { expect, it } from 'vitest';
import { decoded, decodedOrAsIs, idInHash } from './decoded.ts';

it('resolves the escapes of an address', () => {
  expect(decoded('a%20b')).toBe('a b');
  expect(idInHash('#caf%C3%A9')).toBe('café');
  expect(idInHash('')).toBe('');
});

it('keeps a malformed escape literally, and never throws', () => {
  expect(decoded('%E0%A4%A')).toBeNull();
  expect(decodedOrAsIs('100%')).toBe('100%');
  expect(idInHash('#%E0%A4%A')).toBe('%E0%A4%A');
});
