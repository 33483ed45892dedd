import type { ListedProject } from './listed-project.ts';

const partsOf = ({ card }: ListedProject) => [
  ...card.querySelectorAll<HTMLElement>('a, button, summary'),
];

/** Which part of which card has the focus: cards lose it when they are moved or drawn anew. */
export class HeldFocus {
  #held: { id: string; at: number } | null = null;

  /** Remembers where the focus is among these projects, if it is there. */
  hold(projects: readonly ListedProject[]): void {
    const active = document.activeElement as HTMLElement;
    const card = active.closest('.model');
    const holder = card && projects.find((one) => one.card === card);
    if (holder) this.#held = { id: holder.id, at: partsOf(holder).indexOf(active) };
  }

  /** Passes the focus on to a project, which has it once its card stands. */
  passTo(project: ListedProject | undefined): void {
    this.#held = project ? { id: project.id, at: 0 } : null;
  }

  /** Gives it back once the cards stand, unless it has gone elsewhere meanwhile. */
  giveBack(find: (id: string) => ListedProject | undefined): void {
    const project = this.#held && find(this.#held.id);
    if (project && document.activeElement === document.body) {
      partsOf(project)[this.#held?.at ?? 0]?.focus({ preventScroll: true });
    }
    this.#held = null;
  }
}
