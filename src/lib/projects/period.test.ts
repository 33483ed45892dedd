import { expect, it } from 'vitest';
import { projectStatuses } from '../../entities/project.ts';
import { projectPeriod } from './period.ts';

const period = (status: (typeof projectStatuses)[number], endDate: string | null) =>
  projectPeriod({ startDate: '2019-02', endDate, status });

it('a project in progress lasts to the present', () => {
  expect(period('In Progress', null)).toBe('Feb 2019 to Present');
});

it.each(['Completed', 'Planned', 'On Hold'] as const)(
  'one that is %s gets no invented end',
  (status) => {
    expect(period(status, null)).toBe('Feb 2019');
  },
);

it.each(projectStatuses)('a known end is shown: %s', (status) => {
  expect(period(status, '2020-01')).toBe('Feb 2019 to Jan 2020');
});

it('without a start there is no period', () => {
  expect(projectPeriod({ startDate: null, endDate: '2020-01', status: 'Completed' })).toBe('');
});
