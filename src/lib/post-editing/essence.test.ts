import { expect, it } from 'vitest';
import { essenceOf } from './essence.ts';

it.each([
  ['<p><b>a</b></p>', '<p><strong>a</strong></p>'],
  ['<p><a href="/x"><code>a</code></a></p>', '<p><code><a href="/x">a</a></code></p>'],
  ['<ul><li><p>a</p></li></ul>', '<ul>\n<li>a</li>\n</ul>'],
  ['<p>a <b> b</b></p>', '<p>a <b>b</b></p>'],
  ['<p style="font-weight: bold">a</p>', '<p><strong>a</strong></p>'],
  [
    '<figure><img src="/a" alt=""><figcaption></figcaption></figure>',
    '<figure><img src="/a"></figure>',
  ],
  ['<p>a</p><p></p>', '<p>a</p>'],
  ['<pre>a\n</pre>', '<pre><code>a</code></pre>'],
])('readers see no difference between %s and %s', (one, other) => {
  expect(essenceOf(one)).toBe(essenceOf(other));
});

it.each([
  ['<p>a</p><p>b</p>', '<p>ab</p>'],
  ['<p>a <b>b</b></p>', '<p>a<b>b</b></p>'],
  ['<p><kbd><kbd>a</kbd></kbd></p>', '<p><kbd>a</kbd></p>'],
  ['<p><ins>a</ins></p>', '<p>a</p>'],
  ['<p>a<br>b</p>', '<p>a b</p>'],
  ['<ol start="2"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ol reversed start="1"><li>a</li></ol>', '<ol reversed><li>a</li></ol>'],
  ['<th scope="col">a</th>', '<th>a</th>'],
  ['<p style="color: red">a</p>', '<p>a</p>'],
  ['<a href="/x"><h2>a</h2></a>', '<h2>a</h2>'],
  ['<img src="/a" title="t">', '<img src="/a">'],
  ['<pre><code class="language-sql">a</code></pre>', '<pre><code>a</code></pre>'],
])('readers see a difference between %s and %s', (one, other) => {
  expect(essenceOf(one)).not.toBe(essenceOf(other));
});
