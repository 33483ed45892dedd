import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../tests/fixtures/web-storage.ts';

/** The parts of a browser that owner mode uses. */
function makeBrowser() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} as DOMStringMap },
  });
  vi.stubGlobal('localStorage', createWebStorage());
  vi.stubGlobal('sessionStorage', createWebStorage());
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, document };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenUntil = (exp: number | undefined) => `${encode({ alg: 'HS256' })}.${encode({ exp })}.x`;
const now = 1_800_000_000;

async function open() {
  vi.resetModules();
  const browser = makeBrowser();
  const session = await import('./session.ts');
  const toggle = await import('./toggle.ts');
  const { endAtExpiry, forgetToken } = await import('../../owner/session-end.ts');
  const stop = session.$ownerToken.listen(() => {});
  endAtExpiry();
  return { ...session, forgetToken, ...toggle, ...browser, stop };
}

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 });
});

describe('owner mode', () => {
  it('is on only if the ownerMode flag is true and a non-expired token exists', async () => {
    const { $ownerToken, window, ownerModeChanged } = await open();
    localStorage.setItem('token', tokenUntil(now + 60));
    window.dispatchEvent(new Event(ownerModeChanged));
    expect($ownerToken.get()).toBeNull();
    localStorage.setItem('ownerMode', 'true');
    window.dispatchEvent(new Event(ownerModeChanged));
    expect($ownerToken.get()).toBe(tokenUntil(now + 60));
  });

  it('stores a valid token in session and local storage, sets ownerMode true and shows the toggle', async () => {
    const { setOwnerToken, $ownerToken, $ownerToggleVisible } = await open();
    const token = tokenUntil(now + 60);
    setOwnerToken(token);
    expect(localStorage.getItem('token')).toBe(token);
    expect(localStorage.getItem('ownerToken')).toBe(token);
    expect(sessionStorage.getItem('ownerToken')).toBe(token);
    expect(localStorage.getItem('ownerMode')).toBe('true');
    expect(localStorage.getItem('ownerToggleVisible')).toBe('true');
    expect($ownerToggleVisible.get()).toBe(true);
    expect($ownerToken.get()).toBe(token);
  });

  it('broadcasts an owner-mode-changed event', async () => {
    const { setOwnerToken, window } = await open();
    const heard = vi.fn();
    window.addEventListener('owner-mode-changed', heard);
    setOwnerToken(tokenUntil(now + 60));
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ['', 'empty'],
    [tokenUntil(now), 'expired'],
  ])('clears both token keys and sets ownerMode false for a token that is %s', async (token) => {
    const { setOwnerToken, $ownerToken } = await open();
    setOwnerToken(tokenUntil(now + 60));
    setOwnerToken(token);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('ownerToken')).toBeNull();
    expect(sessionStorage.getItem('ownerToken')).toBeNull();
    expect(localStorage.getItem('ownerMode')).toBe('false');
    expect($ownerToken.get()).toBeNull();
  });

  it('reads a token’s exp whatever else is in its payload', async () => {
    const { setOwnerToken, $ownerToken } = await open();
    const payload = encode({ sub: '>>>???>>>???', exp: now });
    expect(payload.replace(/[^_-]/g, '').length).toBeGreaterThan(3);
    setOwnerToken(`${encode({ alg: 'HS256' })}.${payload}.x`);
    expect($ownerToken.get()).toBeNull();
  });

  it('clears an expired token found on read automatically', async () => {
    const { setOwnerToken, $ownerToken, document } = await open();
    setOwnerToken(tokenUntil(now + 60));
    vi.setSystemTime((now + 61) * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect($ownerToken.get()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ends when the token expires, in a tab that stays in sight', async () => {
    const { setOwnerToken, $ownerToken } = await open();
    setOwnerToken(tokenUntil(now + 60));
    vi.advanceTimersByTime(59_000);
    expect($ownerToken.get()).toBe(tokenUntil(now + 60));
    vi.advanceTimersByTime(1000);
    expect($ownerToken.get()).toBeNull();
    expect(localStorage.getItem('ownerMode')).toBe('false');
  });

  it('ends with a token that the server refused', async () => {
    const { setOwnerToken, forgetToken, $ownerToken } = await open();
    const token = tokenUntil(now + 60);
    setOwnerToken(token);
    forgetToken(token);
    expect($ownerToken.get()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('ownerMode')).toBe('false');
  });

  it('goes on with a newer token of the device when this tab’s was refused', async () => {
    const { setOwnerToken, forgetToken, $ownerToken } = await open();
    const [refused, renewed] = [tokenUntil(now + 60), tokenUntil(now + 600)];
    setOwnerToken(refused);
    for (const key of ['token', 'ownerToken']) localStorage.setItem(key, renewed);
    forgetToken(refused);
    expect($ownerToken.get()).toBe(renewed);
    expect(localStorage.getItem('ownerMode')).toBe('true');
  });

  it('stays on with the device’s non-expired token when this tab’s token has expired', async () => {
    const { setOwnerToken, $ownerToken, document } = await open();
    setOwnerToken(tokenUntil(now + 60));
    const renewed = tokenUntil(now + 600);
    for (const key of ['token', 'ownerToken']) localStorage.setItem(key, renewed);
    vi.setSystemTime((now + 61) * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect($ownerToken.get()).toBe(renewed);
    expect(sessionStorage.getItem('ownerToken')).toBeNull();
    expect(localStorage.getItem('ownerToken')).toBe(renewed);
    expect(localStorage.getItem('ownerMode')).toBe('true');
  });

  it('signing out in another tab also removes this tab’s token', async () => {
    const { setOwnerToken, $ownerToken, window } = await open();
    setOwnerToken(tokenUntil(now + 60));
    for (const key of ['token', 'ownerToken']) localStorage.removeItem(key);
    localStorage.setItem('ownerMode', 'false');
    window.dispatchEvent(new Event('storage'));
    expect(sessionStorage.getItem('ownerToken')).toBeNull();
    localStorage.setItem('ownerMode', 'true');
    window.dispatchEvent(new Event('storage'));
    expect($ownerToken.get()).toBeNull();
  });

  it('re-reads on cross-tab storage changes', async () => {
    const { setOwnerToken, $ownerToken, window } = await open();
    setOwnerToken(tokenUntil(now + 60));
    localStorage.setItem('ownerMode', 'false');
    window.dispatchEvent(new Event('storage'));
    expect($ownerToken.get()).toBeNull();
  });
});

describe('token expiry', () => {
  it('is reached when exp is less than or equal to the current time in seconds', async () => {
    const { isExpired } = await import('./token.ts');
    expect(isExpired(tokenUntil(now - 1), now)).toBe(true);
    expect(isExpired(tokenUntil(now), now)).toBe(true);
    expect(isExpired(tokenUntil(now + 1), now)).toBe(false);
  });

  it('is not reached without a readable payload or exp', async () => {
    const { isExpired } = await import('./token.ts');
    for (const token of ['x', 'a.b.c', tokenUntil(undefined), 'a.bnVsbA.c']) {
      expect(isExpired(token, now)).toBe(false);
    }
  });
});

describe('the owner toggle', () => {
  it('is always visible on localhost, any address starting 127., and further hosts named', async () => {
    const { isOwnerHost } = await import('./toggle.ts');
    expect(
      ['localhost', '127.0.0.1', '127.1.2.3', 'desk'].map((h) => isOwnerHost(h, ['desk'])),
    ).toEqual([true, true, true, true]);
    expect(isOwnerHost('portfolio.example', ['desk'])).toBe(false);
  });

  it('is turned on by the query parameter admin with 1 or true and off by any other value', async () => {
    const { adminParameter } = await import('./toggle.ts');
    expect(['?admin=1', '?admin=true', '?admin=0', '?admin', '?x=1'].map(adminParameter)).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
  });
});
