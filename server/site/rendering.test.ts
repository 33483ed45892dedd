import { expect, it } from 'vitest';
import type { Renderer } from './renderer.ts';
import { renderHere } from './rendering.ts';

/** Renders a page that hands its bytes over, and then gives this answer. */
const rendered = (text: string, response: Response) => {
  const render: Renderer['render'] = async (_, locals) => {
    (locals as App.Locals).take?.(Buffer.from(text));
    return response;
  };
  const page = renderHere({ render, hasRoute: () => true }, async () => new Response(), {});
  return page('/about');
};

it('takes what was handed over as the page', async () => {
  const { status, body } = await rendered('<h1>Grüße 日本</h1>', new Response(null));
  expect([status, body.toString()]).toEqual([200, '<h1>Grüße 日本</h1>']);
});

it('takes the body of the answer when it replaced what was handed over', async () => {
  const { status, body } = await rendered('<h1>', new Response('It broke.', { status: 500 }));
  expect([status, body.toString()]).toEqual([500, 'It broke.']);
});
