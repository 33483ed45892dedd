import { seedFrom } from '../random.ts';
import { bars } from './bars.ts';
import { blocks } from './blocks.ts';
import { court } from './court.ts';
import type { Form } from './form.ts';
import { frame } from './frame.ts';
import { graph } from './graph.ts';
import { sheds } from './sheds.ts';
import { terrain } from './terrain.ts';
import { tower } from './tower.ts';

const forms = { blocks, tower, sheds, frame, court, terrain, graph, bars } satisfies Record<
  string,
  Form
>;

export type FormName = keyof typeof forms;

/** The ways a model can be built. */
export const formNames = Object.keys(forms) as readonly FormName[];

/** The form with this name, or the one chosen by the id. */
export const formOf = (id: string, name?: FormName): Form =>
  forms[name ?? formNames[seedFrom(id) % formNames.length] ?? 'blocks'];
