const adopted = new Set<string>();

/**
 * Adds the styles of a part that loads later. They are part of its script, because a stylesheet
 * imported the usual way would be linked from every page that may load the part.
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
