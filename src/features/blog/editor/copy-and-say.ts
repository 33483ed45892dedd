import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/toast/toast.ts';

/** Copies a text and says so, or that the browser does not allow it. */
export async function copyAndSay(text: string, said: string): Promise<void> {
  const copied = await copyText(text);
  if (copied) showToast(said);
  else showToast('This browser does not let pages copy.', 'failed');
}
