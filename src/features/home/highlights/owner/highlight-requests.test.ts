import { expect, it } from 'vitest';
import { newFields } from '../../../../lib/highlights.ts';
import { saveHighlight } from './highlight-requests.ts';

it("a highlight update without an id gives 'Missing highlight id'", () => {
  expect(() => saveHighlight('', newFields(0), null)).toThrow('Missing highlight id');
});
