/** The views of a page: grid or list, and magazine for the stories (spec 2 §9). */
export const plainViews = ['grid', 'list'] as const;
export const blogViews = [...plainViews, 'magazine'] as const;

export type PageView = (typeof blogViews)[number];
