import { describe, expect, it } from 'vitest';
import { headers } from '../torture/headers.ts';

/* Each kind of answer alone, including a 500: server/app.test.ts. */
describe('the security headers', () => {
  it('are on every answer: each route in every spelling and method, 304, errors, malformed', async () => {
    const { answers, statuses, faults } = await headers();
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(500);
    expect(statuses).toEqual(expect.arrayContaining([200, 301, 304, 400, 404, 405, 431]));
  });
});
