import { expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../tests/fixtures/web-storage.ts';
import type { Certificate } from '../../entities/certificate.ts';
import { keepLocal, localCertificates } from './local-certificates.ts';

it('a certificate on this device keeps its id and when it was created, also when it is changed', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const certificate = { title: 'IFC', createdAt: null, updatedAt: null } as Certificate;
  keepLocal(certificate, null, '2026-01-01');
  const [{ id = '' } = {}] = localCertificates();
  keepLocal({ ...certificate, title: 'IFC 4' }, id, '2026-02-02');
  expect(localCertificates()).toEqual([
    { id, title: 'IFC 4', createdAt: '2026-01-01', updatedAt: '2026-02-02' },
  ]);
});

it('a certificate is kept also on plain http, where browsers make no UUIDs', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  vi.stubGlobal('crypto', {});
  const certificate = { title: 'IFC', createdAt: null, updatedAt: null } as Certificate;
  for (const at of ['2026-01-01', '2026-02-02']) {
    expect(keepLocal(certificate, null, at)).toBe(true);
  }
  const ids = localCertificates().map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^cert-[\w-]+$/), expect.stringMatching(/^cert-/)]);
  expect(ids[0]).not.toBe(ids[1]);
  vi.unstubAllGlobals();
});
