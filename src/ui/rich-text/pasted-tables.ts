/** A row as a line of its own, with a space between its cells. */
function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = row.ownerDocument.createElement('div');
  for (const cell of row.cells)
    line.append(...(line.hasChildNodes() ? [' '] : []), ...cell.childNodes);
  return line;
}

function linesOf({ caption, rows, ownerDocument }: HTMLTableElement): HTMLElement[] {
  const title = ownerDocument.createElement('div');
  title.append(...(caption?.childNodes ?? []));
  return [...(caption ? [title] : []), ...[...rows].map(lineOf)];
}

/** Turns tables into lines, for editors that have none: they would join the words of all cells. */
export function tablesAsLines(body: HTMLElement): void {
  // The innermost come first, so that a table in a cell is lines before its row becomes one.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    table.replaceWith(...linesOf(table));
  }
}
