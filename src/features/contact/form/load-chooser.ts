import { contactMessages } from '../../../entities/contact-rules.ts';
import { readDraft } from './draft.ts';
import { sayFor } from './said.ts';

/** Whether the server answers again, so that reloading the page does not lose it. */
const isServerBack = () =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns a function that loads the code of the platforms' dialog, or says that it cannot. Many
 * browsers ask for code only once: what could not be loaded comes with the page alone, which is
 * loaded again at the second attempt if a draft is kept and the server answers.
 */
export function chooserLoader(said: HTMLElement | null) {
  let isLost = false;
  const tellLost = async () => {
    sayFor(said, contactMessages.sendFailed);
    if (isLost && readDraft() && (await isServerBack())) location.reload();
    isLost = true;
  };
  return async () => {
    const chooser = await import('./platforms.ts').catch(tellLost);
    if (!chooser) return null;
    if (isLost) sayFor(said, ''); // this browser asked again
    isLost = false;
    return chooser;
  };
}
