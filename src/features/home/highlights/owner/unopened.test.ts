import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { goneWords } from '../../../../lib/obstacle-words.ts';

const showToast = vi.fn();
const dropHighlight = vi.fn();
vi.mock('../../../../ui/toast/toast.ts', () => ({ showToast }));
vi.mock('./highlight-list.ts', () => ({ dropHighlight }));
const { tellUnopened } = await import('./unopened.ts');

it('only a highlight that was deleted leaves the list when it cannot be edited', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  tellUnopened(new Error('Something broke.'), 'a');
  expect(showToast).toHaveBeenLastCalledWith('Something broke.', 'failed');
  expect(log).toHaveBeenCalledOnce();
  expect(dropHighlight).not.toHaveBeenCalled();
  tellUnopened(new ApiError(404, 'Not found'), 'a');
  expect(showToast).toHaveBeenLastCalledWith(goneWords('This highlight'), 'failed');
  expect(dropHighlight).toHaveBeenCalledExactlyOnceWith('a');
  log.mockRestore();
});
