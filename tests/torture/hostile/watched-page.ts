import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Layers } from './layers.ts';
import type { HostileVerdict } from './verdict.ts';

const isHostile = (url: string, own: string) => {
  const { protocol, host } = new URL(url);
  return /^(http|ws)s?:$/.test(protocol) && host !== new URL(own).host;
};

/** Every attribute of a page that would run something when followed or touched. */
const hostileAttributes = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const bare = value.replace(/[^!-~]/g, '').toLowerCase();
        const holdsAddress = /^(href|src|action|formaction|data|xlink:href|poster)$/.test(name);
        const runs = holdsAddress && /^(javascript:|vbscript:|data:text\/html)/.test(bare);
        return runs || name === 'srcdoc' || name.startsWith('on');
      })
      .map(({ name, value }) => `${element.localName} ${name}=${value.slice(0, 60)}`),
  );

/** Injected into a page before it begins, to detect that something ran. */
async function makeTelling(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const { ran } = window as unknown as { ran: (what: unknown) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.assign(window, { [name]: (what: unknown) => void ran(`${name} ${what}`) });
    }
  });
}

/** A page that reports whatever runs in it, and lets no request leave this machine. */
export async function openPage(
  browser: Browser,
  address: string,
  layers: Layers,
  verdict: HostileVerdict,
): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: !layers.policy, baseURL: address });
  await context.exposeBinding('ran', ({ page }, what) => {
    verdict.executed.push(`${page.url().replace(address, '')}: ${what}`);
  });
  await context.route(
    (url) => isHostile(url.href, address),
    (route) => {
      const type = route.request().resourceType();
      if (type !== 'image') verdict.requested.push(`${type} ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  await makeTelling(page);
  return page;
}

/** What the page answers within ten seconds; null when it has navigated away or never answers. */
const answerOf = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked.catch(() => null), setTimeout(10_000, null, { ref: false })]);

/** Records what on the page could run by now, and whether the page responds at all. */
export async function note(page: Page, what: string, verdict: HostileVerdict): Promise<void> {
  await setTimeout(60); // event handlers run a moment later
  const found = await answerOf(page.evaluate(hostileAttributes));
  if (!found) verdict.silent.push(what);
  verdict.addresses.push(...(found ?? []).map((one) => `${what}: ${one}`));
}

/** Opens a page and scrolls through it. */
export async function look(page: Page, path: string, verdict: HostileVerdict): Promise<void> {
  // A payload may navigate the page away, or keep it from loading.
  await page.goto(path, { waitUntil: 'load', timeout: 10_000 }).catch(() => {});
  await answerOf(page.mouse.wheel(0, 4_000));
  verdict.pages += 1;
  await note(page, path, verdict);
}
