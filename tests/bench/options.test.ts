import { describe, expect, it } from 'vitest';
import { isWhole, readOptions, rowKeys } from './options.ts';

describe('the options of the benchmark', () => {
  it('are by default everything at 100, 1,000 and 10,000 posts', () => {
    expect(readOptions([])).toEqual({
      sizes: [100, 1_000, 10_000],
      rounds: 60,
      peers: true,
      only: rowKeys,
      quick: false,
    });
  });

  it('take sizes, rounds and rows, and leave out peers', () => {
    const args = ['--sizes', '10,20', '--rounds', '5', '--only', 'serve,api', '--no-peers'];
    const found = readOptions(args);
    expect(found).toMatchObject({ sizes: [10, 20], rounds: 5, peers: false });
    expect(found.only).toEqual(['serve', 'api']);
  });

  it('save less often in a quick run, unless a number is given', () => {
    expect(readOptions(['--quick']).rounds).toBe(8);
    expect(readOptions(['--quick', '--rounds', '30']).rounds).toBe(30);
  });

  it.each([
    [[], true],
    [['--rounds', '60'], true],
    [['--only', 'serve'], false],
    [['--sizes', '100'], false],
    [['--rounds', '8'], false],
    [['--no-peers'], false],
    [['--quick', '--rounds', '60'], false],
  ])('%j gives the results as a whole: %s', (args, whole) => {
    expect(isWhole(readOptions(args))).toBe(whole);
  });

  it.each([
    [['--sizes', '0'], '--sizes takes whole numbers from 1 up, not "0".'],
    [['--rounds', '3'], '--rounds takes whole numbers from 4 up, not "3".'],
    [['--only', 'all'], '--only takes some of render,'],
  ])('explain what %j should be', (args, text) => {
    expect(() => readOptions(args)).toThrow(text);
  });
});
