/**
 * The order of the style layers, the last the strongest. It stands first in every page, since a
 * page may load the styles of a part before those it builds on.
 */
export const layerOrder = '@layer tokens, base, layout, parts, screens, motion;';
