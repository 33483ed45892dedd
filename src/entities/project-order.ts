/** The parts of a project that its place in the list depends on; the times are ISO texts. */
type Standing = {
  featured: boolean;
  sortOrder: number;
  createdAt: string | null;
  updatedAt: string | null;
};
type Times = Pick<Standing, 'createdAt' | 'updatedAt'>;

const latest = ({ updatedAt, createdAt }: Times): string =>
  [updatedAt ?? '', createdAt ?? ''].sort().at(-1) ?? '';

/** The most recently updated or created first (spec 2 §9). */
export const byRecency = (a: Times, b: Times): number => {
  const [one, other] = [latest(a), latest(b)];
  return one === other ? 0 : one < other ? 1 : -1;
};

/** Featured first, then the lower Sort Order, then the most recently updated (spec 2 §9). */
export const byStanding = (a: Standing, b: Standing): number =>
  Number(b.featured) - Number(a.featured) || a.sortOrder - b.sortOrder || byRecency(a, b);
