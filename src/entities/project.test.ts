import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { messagesByField } from './entity.ts';

type Raw = Record<string, unknown>;

describe('project', () => {
  const parse = (raw: Raw) => v.safeParse(collections.projects.schema, raw);
  const errors = (raw: Raw) => messagesByField(parse(raw).issues ?? []);

  it('says Name is required', () => {
    expect(errors({ name: '  ' })).toEqual({ name: 'Name is required' });
    expect(errors({})).toEqual({ name: 'Name is required' });
  });

  it('takes a name of 80 characters and refuses 81', () => {
    expect(errors({ name: 'n'.repeat(80) })).toEqual({});
    expect(errors({ name: 'n'.repeat(81) })).toHaveProperty('name');
  });

  it('says End Date must be after Start Date.', () => {
    expect(errors({ name: 'a', startDate: '2024-05', endDate: '2024-04' })).toEqual({
      endDate: 'End Date must be after Start Date.',
    });
  });

  it('takes the link from a links string, links.url, links.link, url or link; otherwise null', () => {
    const url = 'https://a.example/';
    for (const raw of [
      { links: url },
      { links: { url } },
      { links: { link: url } },
      { url },
      { link: url },
    ]) {
      expect(parse({ name: 'a', ...raw }).output).toMatchObject({ links: { url } });
    }
    expect(parse({ name: 'a' }).output).toMatchObject({ links: { url: null } });
  });

  it('takes a status in other letter case, and In Progress from a status matching in progress, wip or ongoing', () => {
    const statusOf = (status: unknown) => parse({ name: 'a', status }).output;
    expect(statusOf('on-hold')).toMatchObject({ status: 'On Hold' });
    expect(statusOf(' COMPLETED ')).toMatchObject({ status: 'Completed' });
    for (const status of ['WIP', 'Ongoing since May', 'in_progress', '', null]) {
      expect(statusOf(status)).toMatchObject({ status: 'In Progress' });
    }
    expect(parse({ name: 'a', status: 'Shelved' }).issues?.[0].message).toBe(
      'Please choose a status: Planned, In Progress, Completed, On Hold.',
    );
  });

  it('takes techStack as a comma-separated string, trimmed, empties dropped', () => {
    expect(parse({ name: 'a', techs: ' React, ,Node,React' }).output).toMatchObject({
      techStack: ['React', 'Node'],
    });
  });
});
