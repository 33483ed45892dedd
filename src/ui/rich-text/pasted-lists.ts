/** How deep in a list Word puts a paragraph; 0 when in none. */
const levelOf = (paragraph: HTMLElement): number =>
  Number(/mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Removes the bullet or number that Word writes as text; returns the list it belongs to. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return /^\(?[a-z\d]+[.)]$/i.test(text) && text !== 'o' ? 'ol' : 'ul';
}

/** Opens lists down to a level; those that are deeper, or of another kind, end. */
function openTo(level: number, name: 'ol' | 'ul', open: HTMLElement[], at: HTMLElement): void {
  open.length = Math.min(open.length, level);
  if (open.length === level && open.at(-1)?.localName !== name) open.pop();
  while (open.length < level) {
    const list = at.ownerDocument.createElement(name);
    const item = open.at(-1)?.lastElementChild;
    if (item) item.append(list);
    else at.before(list);
    open.push(list);
  }
}

/** Turns the paragraphs that Word pastes for a list's items into lists. */
export function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    openTo(open.length === 0 ? 1 : level, takeMarker(paragraph), open, paragraph);
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}
