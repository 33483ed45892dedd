/** The text of some markup, parsed in a separate document, where nothing can run or load. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, br')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
