import { html, raw } from 'hono/html';

type Operation = { summary?: string; security?: unknown; responses?: Record<string, unknown> };
type Paths = Record<string, Record<string, Operation>>;

/** The browser's own colours and fonts, because the page may load nothing. */
const styles = raw(`
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  :root { --quiet: color-mix(in srgb, CanvasText 68%, Canvas); }
  :root { --rule: color-mix(in srgb, CanvasText 16%, Canvas); }
  main { max-width: 76rem; margin: auto; padding: clamp(1.5rem, 5vw, 4.5rem) clamp(1.25rem, 4vw, 4rem); }
  h1 { margin: 0 0 1rem; font-size: clamp(2.5rem, 7vw, 4rem); font-weight: 500; line-height: 1; letter-spacing: -0.04em; }
  p { margin: 0 0 3rem; color: var(--quiet); }
  a { color: inherit; text-underline-offset: 0.2em; }
  table { width: 100%; border-collapse: collapse; border-bottom: 1px solid CanvasText; }
  thead { border-bottom: 1px solid CanvasText; font-size: 0.8125rem; }
  th { font-weight: 600; }
  th, td { padding: 0.6rem 1.5rem 0.6rem 0; text-align: left; vertical-align: baseline; }
  tbody tr { border-top: 1px solid var(--rule); }
  code { font: 0.8125rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  td:nth-child(1) code { font-weight: 600; }
  td:nth-child(n + 4) { font-size: 0.8125rem; color: var(--quiet); }
  @media (max-width: 52rem) {
    main { position: relative; overflow: clip; }
    thead { position: absolute; clip-path: inset(50%); }
    tbody tr { display: grid; grid-template-columns: 4.5rem auto 1fr; padding-block: 0.75rem; }
    td { padding: 0; }
    td:nth-child(2), td:nth-child(3) { grid-column: 2 / -1; }
    td:nth-child(4) { grid-column: 2; padding-right: 1rem; }
  }
`);

const row = (path: string, method: string, { summary, security, responses }: Operation) => html`
  <tr>
    <td><code>${method.toUpperCase()}</code></td>
    <td><code>${path}</code></td>
    <td>${summary ?? ''}</td>
    <td>${security ? 'owner' : 'anyone'}</td>
    <td>${Object.keys(responses ?? {}).join(' ')}</td>
  </tr>`;

/** The API's description as a table a person can read, without a script. */
export function docsPage(document: Record<string, unknown>) {
  const paths = Object.entries(document.paths as Paths).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => row(path, method, operation)),
  );
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Site API</title>
      <style>${styles}</style>
      <main>
      <h1>Site API</h1>
      <p>The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
      <table>
        <thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th><th>Answers</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>
      </main>
    </html>`;
}
