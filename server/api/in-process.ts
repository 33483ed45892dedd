import type { Hono } from 'hono';
import type { ApiFetch } from '../site/recording-fetch.ts';
import { textOf } from './answer.ts';
import type { ApiEnv } from './dependencies.ts';

/**
 * Reaches the API of this process as `fetch` would another host's. Answers are there at once, so
 * that no request is ever aborted, and their JSON is read without encoding and decoding it.
 */
export const inProcess =
  (api: Hono<ApiEnv>): ApiFetch =>
  async (path, { signal: _never, ...init } = {}) => {
    const response = await api.request(path, init);
    const text = textOf(response);
    return text === undefined
      ? response
      : Object.defineProperty(response, 'json', { value: async () => JSON.parse(text) });
  };
