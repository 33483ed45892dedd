import { expect, it } from 'vitest';
import { essenceOf } from './essence.ts';

it.each([
  ['<p><b>a</b></p>', '<p><strong>a</strong></p>'],
  ['<p><a href="/x"><code>a</code></a></p>', '<p><code><a href="/x">a</a></code></p>'],
  ['<ul><li><p>a</p></li></ul>', '<ul>\n<li>a</li>\n</ul>'],
  ['<p>a <b> b</b></p>', '<p>a <b>b</b></p>'],
  ['<p style="font-weight: bold">a</p>', '<p><strong>a</strong></p>'],
  ['<p><span style="FONT-WEIGHT : 700 ">a</span></p>', '<p><b>a</b></p>'],
  ['<p><b style="font-weight: normal">a</b></p>', '<p>a</p>'],
  ['<p><b style="font-weight: 700"><strong>a</strong></b></p>', '<p><b>a</b></p>'],
  ['<p><span style="font-weight: 700x">a</span></p>', '<p>a</p>'],
  ['<p><b style="font-weight: normally">a</b></p>', '<p><b>a</b></p>'],
  ['<p><span style="font-style: italic">a</span></p>', '<p><i>a</i></p>'],
  [
    '<p><span style="text-decoration: underline line-through">a</span></p>',
    '<p><u><s>a</s></u></p>',
  ],
  ['<p><i><u>a</u></i></p>', '<p><u><em>a</em></u></p>'],
  [
    '<p><span style="color: red; color: blue">a</span></p>',
    '<p><span style="color: blue">a</span></p>',
  ],
  [
    '<p><span style="color: red"><b style="color: blue">a</b></span></p>',
    '<p><b style="color: blue">a</b></p>',
  ],
  [
    '<figure><img src="/a" alt=""><figcaption></figcaption></figure>',
    '<figure><img src="/a"></figure>',
  ],
  ['<p>a</p><p></p>', '<p>a</p>'],
  ['<pre>a\n</pre>', '<pre><code>a</code></pre>'],
  ['<p> a \n b </p>', '<p>a b</p>'],
  ['<p>a <br> b</p>', '<p>a<br>b</p>'],
  ['<p>a<b> </b></p>', '<p>a</p>'],
  ['<p>a<span></span><span>b</span></p>', '<p>ab</p>'],
  ['<td colspan="1" rowspan="1">a</td>', '<td>a</td>'],
  ['<ul><li><p></p></li></ul>', '<ul><li></li></ul>'],
  ['<blockquote>a<p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  [
    '<p><a href="/x">a<br>b<img src="/i"></a></p>',
    '<p><a href="/x">a</a><br><a href="/x">b</a><a href="/x"><img src="/i"></a></p>',
  ],
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
  ['<p style="color: red">a</p>', '<p><span style="color: red">a</span></p>'],
  ['<p><span style="color: red">a</span></p>', '<p><span style="color: blue">a</span></p>'],
  ['<p><sup>a<sup>b</sup></sup></p>', '<p><sup>ab</sup></p>'],
  ['<p><a href="/x">a</a></p>', '<p><a href="/y">a</a></p>'],
  ['<p><a href="/x" title="t">a</a></p>', '<p><a href="/x">a</a></p>'],
  ['<p><code class="language-js">a</code></p>', '<p><code>a</code></p>'],
  ['<a href="/x"><h2>a</h2></a>', '<h2>a</h2>'],
  ['<img src="/a" title="t">', '<img src="/a">'],
  ['<pre><code class="language-sql">a</code></pre>', '<pre><code>a</code></pre>'],
  ['<p>a b<i> c</i></p>', '<p>a b<i>c</i></p>'],
  ['<p>a<br><br>b</p>', '<p>a<br>b</p>'],
  ['<p><img src="/a"></p>', '<p><img src="/b"></p>'],
  ['<pre>a\nb</pre>', '<pre>ab</pre>'],
  ['<td colspan="2">a</td>', '<td>a</td>'],
  ['<td rowspan="2">a</td>', '<td>a</td>'],
  ['<ul><li><p></p><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<p><span style="font-style: italic">a</span></p>', '<p>a</p>'],
  ['<p><span style="text-decoration: underline">a</span></p>', '<p>a</p>'],
  ['<p><span style="text-decoration: line-through">a</span></p>', '<p>a</p>'],
])('readers see a difference between %s and %s', (one, other) => {
  expect(essenceOf(one)).not.toBe(essenceOf(other));
});
