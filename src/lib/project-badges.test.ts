import { describe, expect, it } from 'vitest';
import { projectBadges, recentUntil } from './project-badges.ts';

const now = new Date('2026-11-20T12:00:00Z');
const plain = {
  featured: false,
  status: 'Completed' as const,
  techStack: ['Revit'],
  updatedAt: '2025-01-01T00:00:00.000Z',
  client: 'Pontis',
  role: 'Lead',
};

describe('badges', () => {
  it('gives none to a finished project for a client', () => {
    expect(projectBadges(plain, now)).toEqual([]);
  });

  it('puts Featured first, then In Progress', () => {
    const project = { ...plain, featured: true, status: 'In Progress' as const };
    expect(projectBadges(project, now)).toEqual(['Featured', 'In Progress']);
  });

  it("calls a project 'Recent' if updated within 30 days", () => {
    const updated = (updatedAt: string | null) => projectBadges({ ...plain, updatedAt }, now);
    expect(updated('2026-10-22T00:00:00.000Z')).toEqual(['Recent']);
    expect(updated('2026-10-21T00:00:00.000Z')).toEqual([]);
    expect(updated(null)).toEqual([]);
    expect(recentUntil('2026-10-22T00:00:00.000Z')).toBe('2026-11-21T00:00:00.000Z');
  });

  it.each(['ai', 'BIM', 'Mobility', 'transport', ' Automation '])("calls %s 'Trending'", (tag) => {
    expect(projectBadges({ ...plain, techStack: [tag] }, now)).toContain('Trending');
  });

  it('takes AI, BIM and Mobility as whole tags', () => {
    expect(
      projectBadges({ ...plain, techStack: ['Rails', 'Airtable', 'Bimsync', 'Mobility app'] }, now),
    ).toEqual([]);
    expect(projectBadges({ ...plain, techStack: ['AI', 'BIM', 'Mobility'] }, now)).toEqual([
      'Trending',
      'AI',
      'BIM',
      'Mobility',
    ]);
  });

  it('calls a project for oneself Personal', () => {
    expect(projectBadges({ ...plain, client: 'Personal' }, now)).toEqual(['Personal']);
  });
});
