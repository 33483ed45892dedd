import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedRoles, foundRoles, type ListedRole, roleSorts, roleStatuses } from './roles.ts';

const role = (company: string, name: string, start: string, end: string): ListedRole => ({
  company,
  role: name,
  start,
  end,
  words: `${name} ${company}`,
});
const old = role('Kanal', 'Modeller', '2014-10', '2016-12');
const lead = role('Atelier', 'Lead', '2018-09', '2021-03');
const now = role('Tallgrass', 'Engineer', '2021-04', '');
const side = role('Böhm', 'Adviser', '2015-01', '');
const all = [old, side, lead, now];
const choice = { query: '', status: 'all', sort: 'date' } as const;
const names = (roles: ListedRole[]) => roles.map(({ company }) => company);

describe('sort options', () => {
  it('date: newest first, current roles first', () => {
    expect(names(arrangedRoles(all, choice))).toEqual(['Tallgrass', 'Böhm', 'Atelier', 'Kanal']);
  });

  it('company A-Z', () => {
    const sorted = arrangedRoles(all, { ...choice, sort: 'company' });
    expect(names(sorted)).toEqual(['Atelier', 'Böhm', 'Kanal', 'Tallgrass']);
  });

  it('role A-Z', () => {
    const sorted = arrangedRoles(all, { ...choice, sort: 'role' });
    expect(sorted.map((one) => one.role)).toEqual(['Adviser', 'Engineer', 'Lead', 'Modeller']);
  });
});

describe('status filter', () => {
  it('all, current, past', () => {
    const count = (status: (typeof roleStatuses)[number]) =>
      arrangedRoles(all, { ...choice, status }).length;
    expect(roleStatuses.map(count)).toEqual([4, 2, 2]);
  });

  it('counts a role whose dates are unknown as neither current nor past', () => {
    const unknown = role('?', '?', '', '');
    expect(arrangedRoles([unknown], { ...choice, status: 'current' })).toEqual([]);
    expect(arrangedRoles([unknown], { ...choice, status: 'past' })).toEqual([]);
  });
});

describe('search', () => {
  it('finds every word, whatever its case or accents', () => {
    expect(names(arrangedRoles(all, { ...choice, query: ' bohm  ADVISER' }))).toEqual(['Böhm']);
    expect(arrangedRoles(all, { ...choice, query: 'bohm lead' })).toEqual([]);
  });
});

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const anyRole = fc.record({
  company: fc.string({ maxLength: 8 }),
  role: fc.string({ maxLength: 8 }),
  start: month,
  end: fc.oneof(month, fc.constant('')),
  words: fc.string({ maxLength: 8 }),
});

describe('arranging', () => {
  it('never loses, adds or doubles a role, and does not depend on the order given', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRole, { selector: (one) => JSON.stringify(one), maxLength: 12 }),
        fc.constantFrom(...roleSorts),
        (roles, sort) => {
          const arranged = arrangedRoles(roles, { ...choice, sort });
          expect(new Set(arranged)).toEqual(new Set(roles));
          expect(arranged).toHaveLength(roles.length);
          const dates = (list: ListedRole[]) =>
            list.map(({ start, end, company, role: name }) => [
              end,
              start,
              sort === 'date' ? '' : sort === 'company' ? company : name,
            ]);
          const again = arrangedRoles(roles.toReversed(), { ...choice, sort });
          if (sort === 'date') expect(dates(again)).toEqual(dates(arranged));
        },
      ),
    );
  });

  it('puts no past role before a current one by date', () => {
    fc.assert(
      fc.property(fc.array(anyRole, { maxLength: 12 }), (roles) => {
        const past = arrangedRoles(roles, choice).map(({ end }) => end !== '');
        expect(past).toEqual(past.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});

it('counts one role as one', () => {
  expect([foundRoles(0, 1), foundRoles(1, 5)]).toEqual(['0 of 1 role', '1 of 5 roles']);
});
