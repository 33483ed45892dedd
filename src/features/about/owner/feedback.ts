import { profileMessages } from '../../../entities/profile.ts';
import { failureWords, liveWords } from '../../../lib/save-words.ts';
import type { Obstacle } from '../../../ui/obstacle/obstacle.ts';
import { showToast, withdrawToast } from '../../../ui/toast/toast.ts';
import { obstacleOf } from './obstacle.ts';

type Texts = { saved: string; failed: string; unauthorized: string };

/** Only a failure counts: signing in again and choosing a version are part of saving. */
const isFailure = ({ kind }: Obstacle<unknown>) =>
  kind !== 'signed-out' && kind !== 'changed-meanwhile';

/** What an editor on the About screen tells the owner, in these texts. */
export const feedbackIn = (texts: Texts) => ({
  unopened: (error: unknown) =>
    showToast(profileMessages.loadFailed, 'failed', failureWords(error)),
  saving: () => withdrawToast(texts.failed),
  saved: (began: number) => showToast(texts.saved, 'done', liveWords(began)),
  obstacleOf: <T>(error: unknown): Obstacle<T> => {
    const obstacle = obstacleOf<T>(error, texts.unauthorized);
    if (isFailure(obstacle)) showToast(texts.failed, 'failed');
    return obstacle;
  },
});
