import { type ContactDraft, contactErrors, isTooLong } from '../../../lib/contact-form.ts';

export const fieldNames = ['name', 'contact', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The fields of the message form, what is in them, and the errors below them. */
export function messageFields(form: HTMLFormElement) {
  const field = (name: FieldName) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const draft = (): ContactDraft => ({
    name: field('name').value,
    contact: field('contact').value,
    message: field('message').value,
  });
  const showError = (name: FieldName) => {
    const error = contactErrors(draft())[name] ?? '';
    field(name).setAttribute('aria-invalid', String(error !== ''));
    const place = document.querySelector(`#error-${name}`);
    // Set anew, the same words would be read again at every letter.
    if (place && place.textContent !== error) place.textContent = error;
  };
  /** An error that shows goes as soon as it can; a new one comes only when too much is typed. */
  const follow = (name: FieldName) => {
    const isWrong = field(name).getAttribute('aria-invalid') === 'true';
    if (isWrong || isTooLong(field(name).value)) showError(name);
  };
  const clear = () => {
    for (const name of fieldNames) {
      field(name).value = '';
      field(name).removeAttribute('aria-invalid');
    }
  };
  return { field, draft, showError, follow, clear };
}

export type MessageFields = ReturnType<typeof messageFields>;
