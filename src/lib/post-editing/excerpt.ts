import { postExcerpt } from '../excerpt.ts';
import { plainText } from '../plain-text.ts';

/** The excerpt of a body (spec 2 §5). */
export const bodyExcerpt = (markup: string): string => postExcerpt(plainText(markup));
