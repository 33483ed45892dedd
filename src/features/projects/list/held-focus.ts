import type { ListedProject } from './listed-project.ts';

const partsOf = ({ card }: ListedProject) => [
  ...card.querySelectorAll<HTMLElement>('a, button, summary'),
];

/** Restores the focus in a card, which is lost when the card is moved or replaced. */
export class HeldFocus {
  #held: { id: string; at: number } | null = null;

  /** Remembers which of these projects' cards has the focus, if any. */
  hold(projects: readonly ListedProject[]): void {
    const active = document.activeElement as HTMLElement;
    const card = active.closest('.model');
    const holder = card && projects.find((one) => one.card === card);
    if (holder) this.#held = { id: holder.id, at: partsOf(holder).indexOf(active) };
  }

  /** Moves the remembered focus to a project, which gets it once its card is in place. */
  passTo(project: ListedProject | undefined): void {
    this.#held = project ? { id: project.id, at: 0 } : null;
  }

  /** Restores the focus once the cards are in place, unless it moved elsewhere meanwhile. */
  giveBack(find: (id: string) => ListedProject | undefined): void {
    const project = this.#held && find(this.#held.id);
    if (project && document.activeElement === document.body) {
      partsOf(project)[this.#held?.at ?? 0]?.focus({ preventScroll: true });
    }
    this.#held = null;
  }
}
