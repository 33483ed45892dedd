import { describe, expect, it } from 'vitest';
import { readLoad } from './wrk.ts';

const text = `Running 4s test @ http://127.0.0.1:1/
  1 threads and 50 connections
  Latency Distribution
     50%  653.00us
     99%    1.25ms
  304742 requests in 4.00s, 6.39GB read
Requests/sec:  76185.60
`;

describe('the result of a load', () => {
  it('has the number of requests, requests per second, and times in milliseconds', () => {
    const found = { requests: 304_742, perSecond: 76_185.6, p50: 0.653, p99: 1.25, failed: 0 };
    expect(readLoad(text)).toEqual(found);
  });

  it.each([
    ['20.00us', 0.02],
    ['1.50s', 1_500],
    ['1.00m', 60_000],
  ])('%s is %d ms', (shown, ms) => {
    expect(readLoad(text.replace('1.25ms', shown)).p99).toBeCloseTo(ms);
  });

  it('counts refusals and broken connections as failed', () => {
    const errors = '  Socket errors: connect 1, read 2, write 3, timeout 4\n';
    const refused = '  Non-2xx or 3xx responses: 5\n';
    expect(readLoad(text + errors + refused).failed).toBe(15);
  });

  it('throws when the output holds no result', () => {
    expect(() => readLoad('unable to connect')).toThrow('unable to connect');
  });
});
