/**
 * A whole number with commas between its thousands: '1,234'. It avoids `Intl.NumberFormat`, whose
 * first use takes a phone a tenth of a second, and the server 20 ms at every start.
 */
export const countLabel = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The noun after a number: 'position' after 1, else 'positions', or another plural. */
export const nounAfter = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** A count of words: '1 word', '1,234 words'. */
export const wordsLabel = (count: number): string =>
  `${countLabel(count)} ${nounAfter(count, 'word')}`;
