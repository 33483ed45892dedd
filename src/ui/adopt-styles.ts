const adopted = new Set<string>();

/**
 * Styles of parts that load later, carried in their own code: a stylesheet imported the plain way
 * is linked from every page that may one day load the part, and visitors would pay for it.
 *
 * @param css imported with `?inline`.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
