import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a part of the page with React; returns a function that removes it. */
export function mountIsland(host: Element, island: ReactNode): () => void {
  const root = createRoot(host);
  root.render(island);
  return () => root.unmount();
}

/** `mountIsland` for what must be there at once, as where focus is handed on to it. */
export const mountAtOnce = (host: Element, island: ReactNode): void => {
  flushSync(() => mountIsland(host, island));
};
