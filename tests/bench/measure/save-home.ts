import type { Measure } from '../figure.ts';
import { type Saved, save, spread } from '../saves.ts';

/** Saves the Home screen's welcome and looks at `/`. */
export const saveHome =
  (count: number): Measure =>
  async (site) => {
    const done: Saved[] = [];
    for (let round = 0; round < count; round++) {
      const shows = `welcome-${round}`;
      const body = { welcomeHtml: `<h1>Models that know what they are.</h1><p>${shows}</p>` };
      done.push(await save(site, { api: '/api/home', body, page: '/', shows }));
    }
    const pages = done.map(({ page }) => page);
    const consistent = done.map((times) => times.consistent);
    return [
      spread('Home: acknowledged until / shows it', pages),
      spread('Home: acknowledged until every page follows', consistent),
    ];
  };
