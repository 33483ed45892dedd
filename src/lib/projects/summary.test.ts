import { describe, expect, it } from 'vitest';
import { displayedSummary } from './summary.ts';

describe('Summary HTML is sanitized for display', () => {
  it('highlight marks and font tags unwrapped', () => {
    expect(displayedSummary('<p><mark>a</mark> <font color="red">b</font></p>')).toBe('<p>a b</p>');
  });
  it.each([
    'background:red',
    'background-color: #ff0',
    'border-left: 1px solid',
    '-webkit-text-highlight: x',
    'color:#fff',
    'color: #FFFFFF',
    'color: rgb(255, 255, 255)',
    'color:white',
  ])('inline style %s is stripped', (style) => {
    expect(displayedSummary(`<span style="${style}">a</span>`)).toBe('<span>a</span>');
  });
  it('other styles stay', () => {
    expect(displayedSummary('<p style="color:#d83008;background:red;text-align:right">a</p>')).toBe(
      '<p style="color:#d83008;text-align:right">a</p>',
    );
  });
});
