import { cleanBody } from '../../reader/local/local-body.ts';

/** A body as elements for the editor, without link targets, because writers do not choose them. */
export function editorBody(body: string): HTMLElement {
  const clean = cleanBody(body);
  for (const link of clean.querySelectorAll('a')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
  }
  return clean;
}
