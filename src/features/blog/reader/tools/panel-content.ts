/** A panel's title and content, and a function to call each time before it opens. */
export type PanelContent = { title: string; content: Node[]; refresh?: () => void };
