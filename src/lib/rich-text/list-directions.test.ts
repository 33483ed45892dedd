import { describe, expect, it } from 'vitest';
import { withListDirections } from './list-directions.ts';

describe('lists and quotations', () => {
  it.each([
    ['<ul><li>שלום</li></ul>', '<ul dir="rtl"><li>שלום</li></ul>'],
    ['<ol start="3"><li>1. مرحبا</li></ol>', '<ol start="3" dir="rtl"><li>1. مرحبا</li></ol>'],
    ['<ul><li>&amp; <b>שלום</b></li></ul>', '<ul dir="rtl"><li>&amp; <b>שלום</b></li></ul>'],
    ['<blockquote>שלום</blockquote>', '<blockquote dir="rtl">שלום</blockquote>'],
    [
      '<ul><li>Words<ol><li>שלום</li></ol></li></ul>',
      '<ul><li>Words<ol dir="rtl"><li>שלום</li></ol></li></ul>',
    ],
  ])('run from right to left if their first letter does: %s', (html, directed) => {
    expect(withListDirections(html)).toBe(directed);
  });

  it.each([
    '<ul><li>Words, then שלום</li></ul>',
    '<ul><li></li></ul><p>שלום</p>',
    '<ul></ul>שלום',
    '<p>שלום</p>',
  ])('are left as they are otherwise: %s', (html) => {
    expect(withListDirections(html)).toBe(html);
  });
});
