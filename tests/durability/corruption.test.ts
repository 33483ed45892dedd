import { describe, expect, it } from 'vitest';
import { corruption } from '../torture/corruption.ts';

/*
 * What is said of each kind of corruption: server/store/json-folder.test.ts; mending:
 * broken-documents.test.ts.
 */
describe('corruption at start', () => {
  it('the site is up, the original stays untouched, the log and /api/health name it', async () => {
    const { files, named, pages, ...wrong } = await corruption(64);
    expect(wrong).toEqual({ vanished: [], unlogged: [], altered: [], overwritten: [] });
    expect(new Set(Object.values(pages))).toEqual(new Set([200]));
    expect(named).toBeGreaterThan(110);
    expect(named).toBeLessThan(files);
  });
});
