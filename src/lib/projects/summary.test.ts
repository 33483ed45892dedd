import { describe, expect, it } from 'vitest';
import { displayedSummary } from './summary.ts';

describe('Summary HTML is sanitized for display', () => {
  it('highlight marks and font tags unwrapped', () => {
    const marked = '<p><mark>a</mark> <font color="red">b</font> <MARK class="x">c</MARK></p>';
    expect(displayedSummary(marked)).toBe('<p>a b c</p>');
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
    ' COLOR : White ; ',
    ' Background : red',
    'color: rgba( 255,  255, 255, 0.5)',
    'color: hsl(0, 0%, 100%)',
  ])('inline style %s is stripped', (style) => {
    expect(displayedSummary(`<span style="${style}">a</span>`)).toBe('<span>a</span>');
  });
  it('of every element, in any case', () => {
    expect(displayedSummary('<p style="color:#fff">a</p><p STYLE="background:red">b</p>')).toBe(
      '<p>a</p><p>b</p>',
    );
  });
  it.each([
    'color:whitesmoke',
    'color:#ffffe0',
    'color:#ffff0080',
    'color:rgb(255,255,25)',
    'color:hsl(0,0%,10%)',
    'color:antiquewhite',
    'text-background:x',
  ])('%s is neither background, border nor white, and stays', (style) => {
    expect(displayedSummary(`<p style="${style}">a</p>`)).toBe(`<p style="${style}">a</p>`);
  });
  it('other styles stay', () => {
    expect(displayedSummary('<p style="color:#d83008;background:red;text-align:right">a</p>')).toBe(
      '<p style="color:#d83008;text-align:right">a</p>',
    );
  });
});
