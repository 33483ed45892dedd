import { send } from '../../../api/http.ts';
import type { Verification } from '../../../entities/certificate.ts';
import { dateTimeLabel } from '../../../lib/dates.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import { root } from './cards.ts';

/** The result of the server's check; null if the server refuses or does not answer. */
async function ask(id: string): Promise<Verification | null> {
  try {
    const path = `/api/certificates/${encodeURIComponent(id)}/verification`;
    return (await (await send(fetch, path)).json()) as Verification;
  } catch {
    return null;
  }
}

/** Why a page counts as dead; the status is 0 if its host gave no answer. */
const deadText = (status: number) =>
  status === 0 ? 'No answer from there' : `No page there (status ${status})`;

/** Says 'Unverified' of a page that was looked for alone: on a static host no server looks. */
const words = (found: Verification | null) =>
  found ? (found.ok ? 'Verified' : 'Unverified') : 'Not checked';

function show(chip: HTMLElement, found: Verification | null): void {
  const ok = found?.ok ?? false;
  const when = found ? `checked ${dateTimeLabel(found.checkedAt)}` : 'could not be checked';
  chip.classList.toggle('ok', ok);
  chip.innerHTML = `${iconMarkup(ok ? 'check' : 'minus', 'small')}${words(found)}<span class="visually-hidden">, ${when}</span>`;
  chip.title = when[0]?.toUpperCase() + when.slice(1);
  if (!ok) chip.dataset.dead = found ? deadText(found.status) : when;
}

const asked = new WeakSet<HTMLElement>();

/** Asks the server about a card's page, once. */
export async function check(card: HTMLElement): Promise<void> {
  const chip = card.querySelector<HTMLElement>('[data-check]');
  if (!chip || asked.has(card)) return;
  asked.add(card);
  show(chip, await ask(card.dataset.certificate ?? ''));
}

/**
 * Makes every card that comes near the visible area show whether its page exists, and when that was
 * checked (spec 3 §4).
 */
export function followChecks(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void check(target as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );
  for (const card of root().querySelectorAll('[data-list] [data-certificate]:has([data-check])')) {
    seen.observe(card);
  }
}
