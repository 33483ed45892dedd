import render from 'dom-serializer';

const asWritten = { encodeEntities: 'utf8', emptyAttrs: true } as const;

/** Parsed nodes as markup; letters of every script stay as they are, not character references. */
export const serialise = (nodes: Parameters<typeof render>[0]): string => render(nodes, asWritten);
