import { type ReadingSession, sessionAt, sessionFrom } from '../../../lib/reading/session.ts';
import { addSession } from '../../../stores/reading/daily-stats.ts';
import { keepProgress, progressOf } from '../../../stores/reading/reading-progress.ts';
import { currentPlace } from './place.ts';

const now = () => performance.now() / 1_000;

/** Measures the pace at which a post is read, and stores its progress and sessions on the device. */
export class ReadingSessionRecorder {
  readonly #post: HTMLElement;
  readonly #words: number;
  #session: ReadingSession | null = null;
  #since = now();

  constructor(post: HTMLElement, words: number) {
    this.#post = post;
    this.#words = words;
  }

  /** For how many seconds the post has been visible. */
  get seconds(): number {
    return document.visibilityState === 'visible' ? now() - this.#since : 0;
  }

  get wordsRead(): number {
    return Math.round((this.#session?.share ?? 0) * this.#words);
  }

  /** @param screen the share of the post that fits the window. */
  moveTo(share: number, screen: number): void {
    this.#session = this.#session ? sessionAt(this.#session, share, screen) : sessionFrom(share);
  }

  /** Stores the furthest percentage and the current paragraph. */
  keepPlace(): void {
    const id = this.#post.dataset.post ?? '';
    const percent = Math.max((this.#session?.last ?? 0) * 100, progressOf(id)?.percent ?? 0);
    keepProgress(id, {
      percent: Math.round(percent * 10) / 10,
      wordsRead: Math.round((percent / 100) * this.#words),
      timestamp: Date.now(),
      place: currentPlace(this.#post),
    });
  }

  /** Ends the session when the post is no longer visible; it counts if it was long enough. */
  end(): void {
    this.keepPlace();
    addSession(this.wordsRead, now() - this.#since);
  }

  /** Starts a new session when the post is visible again. */
  begin(): void {
    this.#since = now();
    if (this.#session) this.#session = sessionFrom(this.#session.last);
  }
}
