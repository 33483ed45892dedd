/** Told on the window, and to the site's other tabs, after a role was saved (spec 3 §4). */
const experienceSaved = 'experience:saved';

/** Tells that a role was saved, and which. */
export function tellSaved(id: string): void {
  window.dispatchEvent(new CustomEvent(experienceSaved, { detail: { id } }));
  const channel = new BroadcastChannel(experienceSaved);
  channel.postMessage({ id });
  channel.close();
}

/** Runs `changed` when a role was saved here or in another tab. */
export function whenSaved(changed: () => void): void {
  window.addEventListener(experienceSaved, changed);
  new BroadcastChannel(experienceSaved).addEventListener('message', changed);
}
