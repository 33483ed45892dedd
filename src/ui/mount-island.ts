import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a part of the page with React; gives back how to take it away. */
export function mountIsland(host: Element, island: ReactNode): () => void {
  const root = createRoot(host);
  root.render(island);
  return () => root.unmount();
}
