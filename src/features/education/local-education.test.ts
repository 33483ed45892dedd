import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { isOffline } from './local-education.ts';

it('the server counts as away on 404, 405, 0 or no status, and on no other', () => {
  for (const status of [0, 404, 405]) expect(isOffline(new ApiError(status, ''))).toBe(true);
  expect(isOffline(new TypeError('Failed to fetch'))).toBe(true);
  for (const status of [401, 412, 422, 500])
    expect(isOffline(new ApiError(status, ''))).toBe(false);
});
