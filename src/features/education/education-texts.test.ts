import { expect, it } from 'vitest';
import { deleteFailure } from './education-texts.ts';

it('says why a record was not deleted when the server gives no reason', () => {
  expect(deleteFailure(422)).toBe('Failed to delete. Make sure Owner mode is unlocked.');
  expect(deleteFailure(500)).toBe(
    "Delete failed (API). Ensure you're in Owner mode and backend supports DELETE...",
  );
  expect(deleteFailure(501)).toBe('Delete API not available');
});
