import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocalHighlight } from '../entities/highlight.ts';
import {
  fieldsOf,
  inOrder,
  newFields,
  nextLocalId,
  payloadOf,
  previewOf,
  problemsIn,
  sameFields,
  withLocal,
} from './highlights.ts';

const fields = { ...newFields(2), title: 'Walls', bodyHtml: '<p>That answer.</p>' };

describe('new highlight', () => {
  it("has a light bulb, 'New highlight', 'Describe your highlight…', position count plus one", () => {
    expect(newFields(6)).toMatchObject({
      icon: '💡',
      title: 'New highlight',
      bodyHtml: '<p>Describe your highlight…</p>',
      position: '7',
      published: true,
    });
  });

  it("has an id that starts with 'h-' followed by a number, and is free", () => {
    const ids = fc.array(
      fc.oneof(
        fc.nat(99).map((n) => `h-${n}`),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(ids, (taken) => {
        expect(isLocalHighlight(nextLocalId(taken))).toBe(true);
        expect(taken).not.toContain(nextLocalId(taken));
      }),
    );
  });
});

describe('what is sent', () => {
  it('carries icon, position, published, title_html, body_html, titleHtml, bodyHtml, title', () => {
    expect(payloadOf(fields)).toEqual({
      icon: '💡',
      position: '3',
      published: true,
      title_html: 'Walls',
      body_html: '<p>That answer.</p>',
      titleHtml: 'Walls',
      bodyHtml: '<p>That answer.</p>',
      title: 'Walls',
      url: '',
    });
  });

  it('keeps the markup of a title whose text is unchanged, and escapes a new one', () => {
    const stored = { ...fields, title: 'A & B', titleHtml: '<b>A</b> &amp; B' };
    expect(payloadOf(stored).titleHtml).toBe('<b>A</b> &amp; B');
    expect(payloadOf({ ...stored, title: 'A < B & C' }).titleHtml).toBe('A &lt; B &amp; C');
  });
});

describe('a form', () => {
  it('reads back what it was made from', () => {
    const shown = previewOf('a', { ...fields, url: '/about' });
    expect(shown).toMatchObject({ id: 'a', title: 'Walls', description: 'That answer.' });
    expect(shown).toMatchObject({ position: 3, url: '/about' });
    expect(sameFields(fieldsOf(shown), { ...fields, url: '/about' })).toBe(true);
    expect(sameFields(fieldsOf(shown), fields)).toBe(false);
  });

  it('can be saved unchanged when new', () => {
    expect(problemsIn(newFields(0))).toEqual({});
  });

  it('requires a title, a valid link, and a numeric position', () => {
    expect(problemsIn({ ...fields, title: ' ', url: 'ledger.sample', position: 'first' })).toEqual({
      title: 'Title is required',
      url: 'Please enter a valid URL (include http/https).',
      position: 'Must be a number.',
    });
  });
});

describe('the list', () => {
  const at = (id: string, position: number) =>
    previewOf(id, { ...fields, position: String(position) });

  it('is ordered by position', () => {
    const ids = inOrder([at('c', 3), at('a', 1), at('b', 1)]).map(({ id }) => id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('contains the server’s highlights and those that are only local', () => {
    const kept = [at('old', 1), at('h-1', 2)];
    expect(withLocal([at('new', 3)], kept).map(({ id }) => id)).toEqual(['h-1', 'new']);
  });
});
