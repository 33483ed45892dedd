import fc from 'fast-check';
import { allowLists } from '../../src/lib/rich-text/allow-lists.ts';
import { attributesOf } from '../../src/lib/rich-text/attributes.ts';

/* Markup made of whatever the server lets a post contain. */

type Html = fc.Arbitrary<string>;

const list = allowLists.article;
const known = attributesOf(list);
const tags = (names: string) => fc.constantFrom(...names.split(' ').filter(isAllowed));
const isAllowed = (name: string) => list.tags.includes(name);

/** Of styles a save leaves only these (spec 2 §5). */
const styles = fc.constantFrom('color: #c82700', 'text-align: center', 'color: teal');
const values: Record<string, fc.Arbitrary<string>> = {
  style: styles,
  start: fc.constantFrom('3', '0'),
  reversed: fc.constant(''),
  scope: fc.constantFrom('col', 'row'),
  class: fc.constantFrom('language-sql', 'language-c++'),
  title: fc.constantFrom('1.10', 'A "title"', '007'),
  alt: fc.constantFrom('2026', '', 'A wall'),
  width: fc.constant('08'),
  height: fc.constant('5'),
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Some of a tag's attributes, those in `also` always. */
const attributes = (tag: string, also: Record<string, string> = {}): Html => {
  const names = [...(known['*'] ?? []), ...(known[tag] ?? [])].filter((name) => name in values);
  const some = names.map((name) =>
    fc.option(values[name] as fc.Arbitrary<string>, { freq: 4, nil: undefined }),
  );
  return fc.tuple(...some).map((chosen) =>
    [...names.map((name, at) => [name, chosen[at]] as const), ...Object.entries(also)]
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
      .join(''),
  );
};

const element = (tag: Html | string, content: Html, also?: Record<string, string>): Html =>
  (typeof tag === 'string' ? fc.constant(tag) : tag).chain((name) =>
    fc
      .tuple(attributes(name, also), content)
      .map(([own, inner]) => `<${name}${own}>${inner}</${name}>`),
  );
const single = (tag: string, also?: Record<string, string>): Html =>
  attributes(tag, also).map((own) => `<${tag}${own}>`);
const several = (one: Html, minLength = 1, maxLength = 3): Html =>
  fc.array(one, { minLength, maxLength }).map((all) => all.join(''));

const text = fc.constantFrom(
  'wall',
  ' slab ',
  '日本',
  'a &lt; b &amp;',
  '`tick`',
  'two  words ',
  '\n',
);
const image = single('img', { src: '/uploads/where-is-zero.webp' });
const line = (depth: number, inLink = false): Html => {
  if (depth === 0) return text;
  const marks = tags('b strong i em u s del ins sub sup span code kbd samp');
  const within = line(depth - 1, inLink);
  const link = element('a', line(depth - 1, true), { href: 'https://a.example/?b=1&c=2' });
  return several(
    fc.oneof(
      { weight: 4, arbitrary: text },
      { weight: 3, arbitrary: element(marks, within) },
      { weight: 1, arbitrary: fc.constant('<br>') },
      { weight: 1, arbitrary: image },
      { weight: 1, arbitrary: inLink ? text : link },
    ),
  );
};

const words = line(2);
const code = (): Html => {
  const source = fc.constantFrom('a', 'a\n\n b', '&lt;b&gt;&amp;amp;&lt;/b&gt;\n', 'plain');
  return fc.oneof(element('pre', element('code', source)), element('pre', source));
};

const row = (cells: Html): Html => element('tr', several(cells, 2, 2));
const table = (cell: Html): Html => {
  const [head, data] = [row(element('th', cell)), row(element(tags('td th'), cell))];
  const part = (tag: string, rows: Html) => fc.option(element(tag, rows), { nil: '', freq: 2 });
  const body = element('tbody', several(data, 1, 2));
  const caption = part('caption', words);
  return fc
    .tuple(caption, part('thead', head), body, part('tfoot', data))
    .chain((parts) => element('table', fc.constant(parts.join(''))));
};

const figure = (flow: Html): Html => {
  const linked = element('a', image, { href: '/about' });
  const shown = fc.oneof(image, image, linked, several(image, 2, 3), flow);
  const caption = fc.option(element('figcaption', words), { nil: '' });
  return element(
    'figure',
    fc.tuple(shown, caption).map((parts) => parts.join('')),
  );
};

const block = (depth: number): Html => {
  const simple = fc.oneof(element(tags('p p h1 h2 h3 h4 h5 h6'), words), code(), single('hr'));
  if (depth === 0) return simple;
  const flow = fc.oneof(words, several(block(depth - 1)));
  return fc.oneof(
    { weight: 3, arbitrary: simple },
    element(tags('ul ol'), several(element('li', flow))),
    element(tags('blockquote div'), flow),
    table(flow),
    figure(flow),
    words,
  );
};

/** A body of this many blocks. */
export const anyHtml = (blocks: number): fc.Arbitrary<string[]> =>
  fc.array(block(2), { minLength: blocks, maxLength: blocks });
