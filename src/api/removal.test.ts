import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import type { OwnerRequest } from './owner-request.ts';
import { removeEntry } from './removal.ts';

const refusing = (...errors: unknown[]) => {
  const request = vi.fn<OwnerRequest>();
  for (const error of errors) request.mockRejectedValueOnce(error);
  return request.mockResolvedValue(new Response(null, { status: 204 }));
};

describe('Delete', () => {
  it('sends DELETE /api/{resource}/{id}', async () => {
    const request = refusing();
    await removeEntry(request, 'skills', 'a b');
    expect(request.mock.calls).toEqual([['DELETE', 'skills/a%20b', undefined, {}]]);
  });

  it('names the version that was seen, in whichever form it is accepted', async () => {
    const request = refusing(new ApiError(405, 'x'), new ApiError(404, 'x'));
    const seen = { 'If-Match': '"1"' };
    await removeEntry(request, 'skills', '7', seen);
    expect(request.mock.calls.map(([, , , headers]) => headers)).toEqual([seen, seen, seen]);
  });

  it("throws 'Missing id for delete {resource}' without an id", async () => {
    await expect(removeEntry(refusing(), 'skills', '')).rejects.toThrow(
      'Missing id for delete skills',
    );
  });

  it('tries in turn the query, POST delete, POST {id}/delete and the body', async () => {
    const refused = [405, 404, 422, 405].map((status) => new ApiError(status, 'x'));
    const request = refusing(...refused);
    await removeEntry(request, 'skills', '7');
    expect(request.mock.calls.map(([method, path, payload]) => [method, path, payload])).toEqual([
      ['DELETE', 'skills/7', undefined],
      ['DELETE', 'skills?id=7', undefined],
      ['POST', 'skills/delete', { id: '7' }],
      ['POST', 'skills/7/delete', undefined],
      ['DELETE', 'skills', { id: '7' }],
    ]);
  });

  it('goes on when the error text says method not allowed, not found or unprocessable', async () => {
    const request = refusing(new ApiError(500, 'Method Not Allowed by proxy'));
    await removeEntry(request, 'skills', '7');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('stops at any other refusal, and throws it', async () => {
    const request = refusing(new ApiError(401, 'no'));
    await expect(removeEntry(request, 'skills', '7')).rejects.toThrow('no');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('throws the first refusal when no form is taken', async () => {
    const refused = ['first', 'b', 'c', 'd', 'e'].map((text) => new ApiError(404, text));
    await expect(removeEntry(refusing(...refused), 'skills', '7')).rejects.toThrow('first');
  });
});
