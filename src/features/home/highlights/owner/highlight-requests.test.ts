import { expect, it, vi } from 'vitest';
import { newFields } from '../../../../lib/highlights.ts';
import { saveHighlight } from './highlight-requests.ts';

/* The owner's requests end owner mode in time, by a timer that would outlive this file. */
vi.mock('../../../../owner/owner-api.ts', () => ({ ownerApi: {} }));

it("a highlight update without an id gives 'Missing highlight id'", () => {
  expect(() => saveHighlight('', newFields(0), null)).toThrow('Missing highlight id');
});
