import { signInTo } from './server-process.ts';

/** Sends a request to a running server; a refused connection counts as status 0. */
export async function clientOf(address: string, ownToken?: string) {
  const token = ownToken ?? (await signInTo(address));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const owner = (method: string, path: string, body?: unknown, more: HeadersInit = {}) =>
    fetch(`${address}/api/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const text = async (path: string) => (await fetch(address + path)).text();
  const status = async (path: string, init?: RequestInit) => {
    const response = await fetch(address + path, { redirect: 'manual', ...init });
    await response.arrayBuffer();
    return response.status;
  };
  return { token, owner, text, status };
}

/** Runs a task this many times, some at once. */
export async function many(
  times: number,
  atOnce: number,
  task: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await task(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Counts how often each item occurs. */
export function tally<T extends string | number>(things: readonly T[]): Record<T, number> {
  const counts = {} as Record<T, number>;
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** Waits until a condition holds, at most 30 s. */
export async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** The percentile of some values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, at)] ?? Number.NaN;
}
