import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostBrief } from '../entities/post-brief.ts';
import type { ProjectView } from '../entities/project.ts';
import { previewParts, projectCard } from './cards.ts';
import { postCard } from './post-card.ts';

const now = new Date('2026-11-20T12:00:00Z');
const project: ProjectView = {
  id: 'kanal depot',
  name: 'Kanal Depot',
  summary: '<h2>Why</h2><p>A <b>tram</b> depot.</p><img src="/uploads/x.webp" alt="">',
  techStack: ['Revit', 'Dynamo', 'Python', 'Mobility', 'IFC'],
  images: [],
  featured: false,
  sortOrder: 0,
  client: '',
  role: '',
  location: '',
  startDate: '2024-02',
  endDate: '2025-06',
  status: 'Completed',
  links: { url: null },
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2026-11-19T00:00:00.000Z',
  readingTime: 5,
};

describe('project card', () => {
  it("shows the first 4 technology tags plus '+N' for the rest, and '{n}m read'", () => {
    const card = projectCard(project, now);
    expect(card.tags).toEqual({ shown: ['Revit', 'Dynamo', 'Python', 'Mobility'], more: 1 });
    expect(card.reading).toBe('5m read');
    expect(card.year).toBe('2025');
  });

  it('opens /projects at the project, whatever its id contains', () => {
    const { href } = projectCard(project, now);
    expect(href).toBe('/projects?project=kanal%20depot#project-kanal%20depot');
  });

  it('has a summary without headings and images', () => {
    expect(projectCard(project, now).summaryHtml).toBe('<p>Why</p><p>A <b>tram</b> depot.</p>');
  });

  it('begins with complete paragraphs, as many as are needed', () => {
    const long = `<p>${'word '.repeat(20)}</p>`;
    const opening = (summary: string) => projectCard({ ...project, summary }, now).summaryHtml;
    expect(opening(`${long}<p>More.</p>`)).toBe(long);
    expect(opening(`<p>Short.</p>${long}<p>More.</p>`)).toBe(`<p>Short.</p>${long}`);
    expect(opening(`<ul><li>${long}</li></ul>`)).toBe(`<ul><li>${long}</li></ul>`);
  });

  it("falls back to 'Untitled Project' and 'No description available.'", () => {
    const card = projectCard({ ...project, name: '', summary: '' }, now);
    expect(card.name).toBe('Untitled Project');
    expect(card.summaryHtml).toBe('No description available.');
  });

  it('says until when Recent applies', () => {
    expect(projectCard(project, now).badges).toEqual([
      { name: 'Recent', until: '2026-12-19T00:00:00.000Z' },
      { name: 'Trending', until: null },
      { name: 'Mobility', until: null },
    ]);
  });
});

describe('post card', () => {
  const post = {
    id: 'a-wall',
    slug: 'what-a-wall-knows',
    title: 'What a wall knows',
    color: '#6366f1',
    tags: ['IFC'],
    createdAt: '2026-10-01T00:00:00.000Z',
    publishedAt: '2026-10-14T00:00:00.000Z',
    minutes: 7,
    sections: [{ words: 1300 }],
    preview: 'Of the 212 properties',
    excerpt: 'Of the 212 properties',
  } satisfies PostBrief;

  it('is dated by the day it was published and drawn by the words of its sections', () => {
    const card = postCard(post);
    expect(card.day).toBe('14 Oct 2026');
    expect(card.sections).toEqual([1300]);
  });

  it('previews 320 characters in grid, 520 in list', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 520 }), (preview) => {
        const { start, rest } = previewParts(preview);
        expect(start.length).toBeLessThanOrEqual(320);
        expect(start + rest).toBe(preview);
      }),
    );
  });
});
