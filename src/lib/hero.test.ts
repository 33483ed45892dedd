import { expect, it } from 'vitest';
import { heroOf } from './hero.ts';

const name = 'Robin Sample';
const words = '<p>Words.</p>';

it.each(['', '<h1></h1>', '<h1><strong> </strong><br /></h1>', '<h2>&nbsp;</h2>'])(
  'without a title in the welcome text, the owner’s name is the headline: %s',
  (emptied) => {
    expect(heroOf(`${emptied}${words}`, name)).toMatchObject({ welcome: words, isTitled: false });
  },
);

it('the title in the welcome text is the headline', () => {
  const { welcome, isTitled } = heroOf(`<h2>Models</h2>${words}<h3></h3>`, name);
  expect([welcome, isTitled]).toEqual([`<h1>Models</h1>${words}`, true]);
});
