import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import '../plain-swap.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { askedFor, loadStart, loadTexts, type Start, studyFormOf } from './load.ts';

const host = document.querySelector<HTMLElement>('[data-certificate-form]');

function fail(place: HTMLElement, error: unknown): void {
  const box = document.createElement('p');
  box.className = 'form-error';
  box.setAttribute('role', 'alert');
  box.textContent = error instanceof Error ? error.message : String(error);
  place.replaceChildren(box);
}

/** Goes to the education form if the id belongs to an education record. */
async function goElsewhere(place: HTMLElement, id: string, error: unknown): Promise<void> {
  const isGone = error instanceof Error && error.message === loadTexts.notFound;
  const elsewhere = isGone ? await studyFormOf(id) : null;
  if (elsewhere) location.replace(elsewhere);
  else fail(place, error);
}

function show(place: HTMLElement, start: Start): void {
  place.replaceChildren();
  mountIsland(place, createElement(CertificateForm, { start }));
}

if (host) {
  const asked = askedFor();
  const title = asked === null ? 'Add Certificate' : 'Edit Certificate';
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
  document.title = document.title.replace(/^\w+ Certificate/, title);
  loadStart(asked).then(
    (start) => show(host, start),
    (error) => goElsewhere(host, asked?.id ?? '', error),
  );
}
