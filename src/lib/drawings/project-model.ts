import { nounAfter } from '../../entities/count-label.ts';
import type { ProjectView } from '../../entities/project.ts';
import {
  dashedVolume,
  fittedView,
  layPlate,
  tileView,
  vacantHeight,
  vacantLot,
} from './base-plate.ts';
import { drawnOnce } from './drawn-once.ts';
import type { Form } from './forms/form.ts';
import { type FormName, formOf } from './forms/index.ts';
import { createRandom, seedFrom } from './random.ts';
import { Scene } from './scene.ts';
import { type DrawingOptions, svgElement } from './svg.ts';
import { mostDifficult, type Volume, volumesOf } from './volumes.ts';

export type ModelledProject = Pick<ProjectView, 'id' | 'name' | 'techStack'>;

export type ModelOptions = DrawingOptions & {
  /** A form instead of the one the id chooses. */
  form?: FormName;
  /** As high as the model (default), or the same height for all; see the base plate's views. */
  framing?: 'fit' | 'tile';
};

const counted = (count: number, unit: string) => `${count} ${nounAfter(count, unit)}`;

/** Describes the drawing in a sentence that also counts what it leaves out. */
function textFor(name: string, volumes: readonly Volume[], { unit, capacity }: Form): string {
  const hardest = volumes.find(({ isHardest }) => isHardest);
  if (!hardest) return `Massing model of ${name}: an empty plate, no technologies are listed`;
  const subject = `Massing model of ${name}`;
  if (volumes.length === 1) {
    return `${subject}: 1 ${unit} for its one technology, ${hardest.technology}, in red`;
  }
  const shown =
    volumes.length > capacity
      ? `${volumes.length} technologies, the hardest ${capacity} drawn as ${unit}s`
      : `${counted(volumes.length, unit)}, one per technology`;
  return `${subject}: ${shown}; the hardest, ${hardest.technology}, is red`;
}

/** Builds volumes on a plate in a form; without volumes it draws a dashed, missing one. */
export function buildModel(seed: number, volumes: readonly Volume[], form: Form): Scene {
  const scene = new Scene();
  layPlate(scene);
  if (volumes.length === 0) dashedVolume(scene, vacantLot, vacantHeight);
  else form.build(scene, mostDifficult(volumes, form.capacity), createRandom(seed));
  return scene;
}

/**
 * A project as a massing model, an SVG string: one volume or storey per technology, sized by its
 * difficulty weight, the hardest in red, the form chosen by the project's id. The same project
 * always gives the same string.
 */
export function projectModel(
  { id, name, techStack }: ModelledProject,
  options: ModelOptions = {},
): string {
  const project = { id, name, techStack };
  return drawnOnce(['project', project, options], () => draw(project, options));
}

function draw(project: ModelledProject, options: ModelOptions): string {
  const volumes = volumesOf(project.techStack);
  const form = formOf(project.id, options.form);
  const scene = buildModel(seedFrom(project.id), volumes, form);
  const drawing = {
    className: 'iso cover',
    viewBox: options.framing === 'tile' ? tileView(scene) : fittedView(scene),
    label: textFor(project.name, volumes, form),
    body: scene.toSvg(),
  };
  return svgElement(drawing, options);
}
