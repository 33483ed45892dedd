import { cleanBody } from '../../reader/local/local-body.ts';

/** A body as nodes the editor takes in: how its links open is not a matter of writing. */
export function editorBody(body: string): HTMLElement {
  const clean = cleanBody(body);
  for (const link of clean.querySelectorAll('a')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
  }
  return clean;
}
