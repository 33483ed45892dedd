/** The ways a page can be shown: most as grid or list, the stories as magazine too (spec 2 §9). */
export const plainViews = ['grid', 'list'] as const;
export const blogViews = [...plainViews, 'magazine'] as const;

export type PageView = (typeof blogViews)[number];
