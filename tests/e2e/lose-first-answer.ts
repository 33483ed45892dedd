import type { Page, Route } from '@playwright/test';
import { answerTo } from './fixtures.ts';

/** The server receives the first of these requests and carries it out, but its answer is lost. */
export async function loseFirstAnswer(
  page: Page,
  method: string,
  url: RegExp,
  lose = (route: Route) => route.abort(),
): Promise<void> {
  let isFirst = true;
  await answerTo(page, method, url, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await lose(route);
  });
}
