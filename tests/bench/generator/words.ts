/** The tags of all posts, most used first. */
export const tags = [
  'BIM',
  'IFC',
  'Automation',
  'TypeScript',
  'Data',
  'Standards',
  'Python',
  'Coordination',
  'Geometry',
  'Tools',
  'Teaching',
  'AI',
  'Scan',
  '4D',
  'React',
] as const;

export const colors = ['#ef4444', '#6366f1', '#0ea5e9', '#10b981', '#f59e0b', '#8b5cf6'] as const;

export const subjects = [
  'the survey team',
  'a door schedule',
  'the federated model',
  'every export',
  'the structural engineer',
  'our oldest script',
  'a level that moved',
  'the review meeting',
  'the property set',
  'one identifier',
  'the point cloud',
  'a quiet Tuesday release',
  'the site office',
  'the contractor’s drawing',
  'the graph of spaces',
] as const;

export const verbs = [
  'keeps',
  'asks for',
  'quietly loses',
  'explains',
  'is checked against',
  'depends on',
  'hides',
  'outlives',
  'settles',
  'repeats',
  'waits for',
  'is measured by',
] as const;

export const objects = [
  'the grid it was drawn on',
  'a decision somebody wrote down in March',
  'three columns nobody reads',
  'the tolerance agreed at the first meeting',
  'the name of its author',
  'half a millimetre and a long argument',
  'the same row under a new number',
  'a test that can fail',
  'the coordinates of the next station',
  'what the building already knows',
  'two promises made a month apart',
  'the one question that matters on site',
] as const;

export const endings = [
  'and nobody in the room is surprised any more',
  'which is why we count minutes and not rows',
  'unless the model is renumbered on the way out',
  'so the check runs before anyone opens the file',
  'and that is cheaper than it sounds',
  'because geometry has no memory of its own',
  'until the person who knew it changes teams',
  'as the table below shows for one floor',
  'and both of them are right',
  'even where the drawing says otherwise',
] as const;

export const headings = [
  'What the model knows',
  'A rule before a tool',
  'Measured on one floor',
  'Where it goes wrong',
  'The part nobody sees',
  'What we kept',
  'Numbers, with their dates',
  'A smaller question',
  'What I would do again',
  'Names that stay',
] as const;

export const samples = [
  {
    language: 'python',
    code: `def moved(before, after, tolerance=0.5):
    """The elements whose position changed by more than the tolerance."""
    for key, element in after.items():
        known = before.get(key)
        if known is not None and known.distance(element) > tolerance:
            yield key, known.author`,
  },
  {
    language: 'ts',
    code: `type Door = { id: string; width: number; rating: number | null };

export const tooNarrow = (doors: readonly Door[], least = 850) =>
  doors.filter(({ width }) => width < least).map(({ id }) => id);`,
  },
  {
    language: 'sql',
    code: `select space, count(*) as doors
from boundaries
where kind = 'door' and rating is null
group by space
order by doors desc;`,
  },
] as const;
