import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it('mark removed', () => {
  expect(cleanHtml('<p>a <mark>b <b>c</b></mark></p>')).toBe('<p>a b <b>c</b></p>');
});

it('font colour converted', () => {
  expect(cleanHtml('<p><font color="#f00" face="x">a</font></p>')).toBe(
    '<p><span style="color: #f00">a</span></p>',
  );
  expect(cleanHtml('<p><font face="x">a</font></p>')).toBe('<p>a</p>');
});

it('only colour and text alignment left', () => {
  const style = 'COLOR:#c00 ; background:#fff;text-align : center;font-size:3em';
  expect(cleanHtml(`<p style="${style}">a</p>`)).toBe(
    '<p style="color: #c00; text-align: center">a</p>',
  );
  expect(cleanHtml('<p align="right">a</p>')).toBe('<p style="text-align: right">a</p>');
  expect(cleanHtml('<p style="font-weight:700">a</p>')).toBe('<p>a</p>');
});

it('an alignment is read in any case; only text has one', () => {
  expect(cleanHtml('<P ALIGN="RIGHT">a</P>')).toBe('<p style="text-align: right">a</p>');
  expect(cleanHtml('<p align="centered">a</p>')).toBe('<p>a</p>');
  expect(cleanHtml('<p align="bright">a</p>')).toBe('<p>a</p>');
  expect(cleanHtml('<img src="/a.png" align="left">')).toBe('<img src="/a.png">');
});

it('dir removed', () => {
  expect(cleanHtml('<p dir="rtl">a</p>')).toBe('<p>a</p>');
});

it('the other attributes of an element are kept', () => {
  expect(cleanHtml('<a dir="ltr" href="/x" title="t" style="color: red">a</a>')).toBe(
    '<a href="/x" title="t" style="color: red">a</a>',
  );
});

it('clean HTML stays unchanged, letter by letter', () => {
  const clean = '<p>A &ldquo;b&rdquo; &amp; ü 日本<br/></p>\n<img src=a alt=b>';
  expect(cleanHtml(clean)).toBe(clean);
});

it('letters of every script stay letters', () => {
  expect(cleanHtml('<p dir="ltr">ü 日本 नेपाल &amp; 1 &lt; 2</p>')).toBe(
    '<p>ü 日本 नेपाल &amp; 1 &lt; 2</p>',
  );
});

it('nested paragraphs become siblings', () => {
  const nested = '<p dir="rtl"><mark><p>a <span style="color: red">b</span></p></mark></p>';
  const cleaned = cleanHtml(nested);
  expect(cleaned).toBe('<p></p><p>a <span style="color: red">b</span></p><p></p>');
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

it('cleaned HTML needs no more cleaning', () => {
  const piece = fc.constantFrom(
    '<p dir="rtl">',
    '</p>',
    '<mark>',
    '</mark>',
    '<font color="red">',
    '</font>',
    '<span style="color:red;x:y">',
    '<span>',
    '</span>',
    'a < b',
    '&amp;',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.lorem({ maxCount: 2 }))), (pieces) => {
      const once = cleanHtml(pieces.join(''));
      expect(cleanHtml(once)).toBe(once);
      expect(once).not.toMatch(/<(mark|font)\b|<[a-z]+[^>"]*\sdir=/);
    }),
  );
});
