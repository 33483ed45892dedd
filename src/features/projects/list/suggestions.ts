import { suggestionsFor } from '../../../lib/projects/suggestions.ts';
import type { ProjectsList } from './projects-list.ts';

const optionId = (at: number) => `project-suggestion-${at}`;

function makeOption(words: string, at: number): HTMLElement {
  const option = document.createElement('div');
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.id = optionId(at);
  option.textContent = words;
  return option;
}

/**
 * Suggestions under the search box: an editable combobox with a list (the WAI-ARIA pattern). Arrow
 * keys move through them, Enter or a press accepts one, Escape closes them.
 */
export function startSuggestions(input: HTMLInputElement, list: ProjectsList): void {
  const box = document.getElementById(input.getAttribute('aria-controls') ?? '');
  if (!box) return;
  let active = -1;

  const mark = (at: number) => {
    box.children[active]?.setAttribute('aria-selected', 'false');
    active = at;
    box.children[at]?.setAttribute('aria-selected', 'true');
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(at));
  };
  const show = (words: readonly string[]) => {
    mark(-1);
    box.replaceChildren(...words.map(makeOption));
    box.hidden = words.length === 0;
    input.setAttribute('aria-expanded', String(words.length > 0));
  };
  const close = () => show([]);
  const suggest = () => show(suggestionsFor(input.value, list.technologies));
  const take = (option: Element | undefined) => {
    if (!option) return;
    input.value = option.textContent ?? '';
    close();
    list.search(input.value);
  };

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (box.hidden) suggest();
      mark(Math.min(active + 1, box.childElementCount - 1));
      return true;
    },
    ArrowUp: () => {
      mark(Math.max(active - 1, -1));
      return true;
    },
    Enter: () => {
      const chosen = active >= 0;
      if (chosen) take(box.children[active]);
      else close();
      return chosen;
    },
    Escape: () => {
      const wasOpen = !box.hidden;
      close();
      return wasOpen;
    },
  };
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && keys[event.key]?.()) event.preventDefault();
  });
  input.addEventListener('input', () => {
    if (document.activeElement === input) suggest(); // it may be left before this script arrives
  });
  input.addEventListener('blur', close);
  // The press leaves the focus in the search box; a finger that scrolls here presses nothing.
  box.addEventListener('mousedown', (event) => event.preventDefault());
  box.addEventListener('click', ({ target }) => {
    take((target as Element).closest('[role="option"]') ?? undefined);
  });
}
