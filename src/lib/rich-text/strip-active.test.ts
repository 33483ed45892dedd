import { describe, expect, it } from 'vitest';
import { hostilePayloads } from '../../../tests/fixtures/hostile/payloads.ts';
import { withoutActive } from './strip-active.ts';

describe('the second look at markup', () => {
  it.each([
    ['<meta http-equiv=refresh content="0;url=//x">Words', 'Words'],
    ['<p onclick="x()">Words</p>', '<p>Words</p>'],
    ['<a href="java\nscript:x()">Words</a>', '<a>Words</a>'],
    ['<a href="data:text/html,x">Words</a>', '<a>Words</a>'],
    ['<iframe srcdoc="x"></iframe><b>Words</b>', '<b>Words</b>'],
    ['<x:script>x()</x:script>Words', 'Words'],
  ])('removes what runs or navigates from %s', (html, expected) => {
    expect(withoutActive(html)).toBe(expected);
  });

  it.each(hostilePayloads)('leaves nothing that runs in %s', (payload) => {
    const shown = withoutActive(payload).replace(/<!--.*?-->/gs, '');
    expect(shown).not.toMatch(/<(script|meta|base|iframe|form|svg)|<[^>]* on\w+=/i);
  });

  it('leaves ordinary markup unchanged', () => {
    const html =
      '<h2 id="one">One</h2><p>Two <a href="https://a.example/?q=data:1">three</a></p><pre><code class="language-ts">x</code></pre><img src="/uploads/a.webp" alt="">';
    expect(withoutActive(html)).toBe(html);
  });
});
