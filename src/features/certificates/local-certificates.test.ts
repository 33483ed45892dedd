import { expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../tests/fixtures/web-storage.ts';
import type { Certificate } from '../../entities/certificate.ts';
import { dropLocal, keepLocal, localCertificates, localOf } from './local-certificates.ts';

it('a certificate on this device keeps its id and when it was created, also when it is changed', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const certificate = { title: 'IFC', createdAt: null, updatedAt: null } as Certificate;
  const id = keepLocal(certificate, { localId: null }, '2026-01-01');
  keepLocal({ ...certificate, title: 'IFC 4' }, { localId: id }, '2026-02-02');
  expect(localCertificates()).toMatchObject([
    { id, title: 'IFC 4', createdAt: '2026-01-01', updatedAt: '2026-02-02' },
  ]);
});

it('a certificate is kept also on plain http, where browsers make no UUIDs', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  vi.stubGlobal('crypto', {});
  const certificate = { title: 'IFC', createdAt: null, updatedAt: null } as Certificate;
  for (const at of ['2026-01-01', '2026-02-02']) {
    expect(keepLocal(certificate, { localId: null }, at)).toMatch(/^cert-/);
  }
  const ids = localCertificates().map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^cert-[\w-]+$/), expect.stringMatching(/^cert-/)]);
  expect(ids[0]).not.toBe(ids[1]);
  vi.unstubAllGlobals();
});

it('a change of a certificate of the server is kept once, and found by the id of either', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const certificate = { title: 'IFC', createdAt: null, updatedAt: null } as Certificate;
  const place = { localId: null, origin: { id: 'theirs', etag: '"1"' } };
  const id = keepLocal(certificate, place, '2026-01-01') ?? '';
  expect(keepLocal({ ...certificate, title: 'IFC 4' }, place, '2026-02-02')).toBe(id);
  expect(localCertificates()).toMatchObject([{ id, title: 'IFC 4', origin: place.origin }]);
  expect([localOf(id)?.title, localOf('theirs')?.title]).toEqual(['IFC 4', 'IFC 4']);
});

it('a record kept before origins were is found by its own id alone', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const kept = [{ id: 'cert-1', title: 'IFC' }];
  localStorage.setItem('certificates.userAdded', JSON.stringify(kept));
  expect(localOf('cert-1')).toMatchObject({ id: 'cert-1', title: 'IFC' });
  expect(localOf('theirs')).toBeUndefined();
});

it('what is not of the kind it should be counts as not given; the other certificates stay', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const bad = { issuer: 7, type: null, dateMonth: '2024-13', skills: 'a, b', credentialUrl: 5 };
  const kept = [
    { id: 'cert-1', title: 'IFC', ...bad, imageUrl: {}, origin: 5 },
    { id: 'cert-2', title: 'IDS', dateMonth: '2024-12', skills: ['a'] },
    null,
  ];
  localStorage.setItem('certificates.userAdded', JSON.stringify(kept));
  const [first, second, ...others] = localCertificates();
  expect(first).toMatchObject({ issuer: '', type: 'Certificate', dateMonth: null, skills: [] });
  expect(first).toMatchObject({ imageUrl: null, credentialUrl: null });
  expect(first).not.toHaveProperty('origin');
  expect(second).toMatchObject({ title: 'IDS', dateMonth: '2024-12', skills: ['a'] });
  expect(others).toEqual([]);
});

it('what is stored in another kind stays as it is, when another certificate is kept or dropped', () => {
  vi.stubGlobal('localStorage', createWebStorage());
  const others = [{ id: 'cert-1', title: 'IFC', skills: 'a, b', mine: 1 }, { title: 'no id' }];
  localStorage.setItem('certificates.userAdded', JSON.stringify(others));
  const stored = () => JSON.parse(localStorage.getItem('certificates.userAdded') ?? '');
  const certificate = { title: 'IDS', createdAt: null, updatedAt: null } as Certificate;
  const id = keepLocal(certificate, { localId: null }, '2026-01-01') ?? '';
  expect(stored()).toEqual([...others, expect.objectContaining({ id, title: 'IDS' })]);
  dropLocal(id);
  expect(stored()).toEqual(others);
});
