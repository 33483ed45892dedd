import { expect, it } from 'vitest';
import type { ShownCertificate } from '../../../lib/certificates.ts';
import { noticeOf } from './saved-notice.ts';

const shown = (id: string, date: string, ...hides: string[]) =>
  ({ id, date, hides: hides.map((one) => ({ id: one })) }) as ShownCertificate;

it('says which certificate is shown instead of the saved one', () => {
  const list = [shown('new', '05/2023', 'old'), shown('undated', '', 'other')];
  expect(noticeOf('old', list, 'Live.')).toBe(
    'Saved, but not shown: visitors see the one of 05/2023, with the same title and issuer.',
  );
  expect(noticeOf('other', list, 'Live.')).toContain('visitors see another one, with');
});

it('says that the saved one is shown instead of others', () => {
  const list = [shown('new', '05/2023', 'old'), shown('third', '05/2023', 'first', 'second')];
  const words = (who: string) =>
    `Live. It is shown instead of ${who} with the same title and issuer.`;
  expect(noticeOf('new', list, 'Live.')).toBe(words('another'));
  expect(noticeOf('third', list, 'Live.')).toBe(words('2 others'));
});

it('says only that it is live if no other has its title and issuer', () => {
  expect(noticeOf('only', [shown('only', '')], 'Live.')).toBe('Live.');
});
