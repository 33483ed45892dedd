import { html } from 'hono/html';

type Operation = { summary?: string; security?: unknown; responses?: Record<string, unknown> };
type Paths = Record<string, Record<string, Operation>>;

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
