import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a part of the page with React; returns a function that removes it. */
export function mountIsland(host: Element, island: ReactNode): () => void {
  const root = createRoot(host);
  root.render(island);
  return () => root.unmount();
}
