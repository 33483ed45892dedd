/** A rule from its descriptors, in their order; those without a value are left out. */
export const fontFace = (/** @type {Record<string, string | undefined>} */ descriptors) => {
  const given = Object.entries(descriptors).filter(([, value]) => value);
  return `@font-face { ${given.map(([name, value]) => `${name}: ${value};`).join(' ')} }\n`;
};
