/** The event sent to this window and the site's other tabs after a role was saved (spec 3 §4). */
const experienceSaved = 'experience:saved';

/** Announces that the role with this id was saved. */
export function tellSaved(id: string): void {
  window.dispatchEvent(new CustomEvent(experienceSaved, { detail: { id } }));
  const channel = new BroadcastChannel(experienceSaved);
  channel.postMessage({ id });
  channel.close();
}

/** Calls `changed` when a role was saved here or in another tab. */
export function whenSaved(changed: () => void): void {
  window.addEventListener(experienceSaved, changed);
  new BroadcastChannel(experienceSaved).addEventListener('message', changed);
}
