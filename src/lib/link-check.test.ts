import { describe, expect, it } from 'vitest';
import { isCertificateId, linkCheckText } from './link-check.ts';

describe('a certificate form', () => {
  it("says 'OK {status} • final: {url}' or 'Unreachable (status {status})'", () => {
    const finalUrl = 'https://a.test/b';
    expect(linkCheckText({ ok: true, status: 200, finalUrl })).toBe(
      'OK 200 • final: https://a.test/b',
    );
    expect(linkCheckText({ ok: false, status: 404, finalUrl })).toBe('Unreachable (status 404)');
  });

  it('accepts a UUID with version digit 1-5 as a valid id', () => {
    const id = (version: string) => `088dc214-edf4-${version}b74-8928-63d82ade7266`;
    for (const version of '12345') expect(isCertificateId(id(version))).toBe(true);
    for (const bad of [id('0'), id('6'), 'cert-1', '', `${id('4')}0`]) {
      expect(isCertificateId(bad)).toBe(false);
    }
  });
});
