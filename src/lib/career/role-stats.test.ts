import { expect, it } from 'vitest';
import { roleStats } from './role-stats.ts';

const role = (company: string, startDate: string, endDate: string | null) => ({
  company,
  startDate,
  endDate,
});
const figures = (...roles: ReturnType<typeof role>[]) =>
  roleStats(roles, '2026-11').map(({ label, value }) => `${label}: ${value}`);

it('counts total experience, current, completed, positions and companies', () => {
  const past = role('Pontis', '2018-01', '2019-12');
  const held = role('Kanten', '2025-11', null);
  expect(figures(past, held, role('pontis ', '', null))).toEqual([
    'total experience: 3 yr 1 mo',
    'current: 1',
    'completed: 1',
    'positions: 3',
    'companies: 2',
  ]);
});

it('one position is no positions, and one company no companies', () => {
  expect(figures(role('Kanten', '2025-11', null)).slice(-2)).toEqual(['position: 1', 'company: 1']);
});
