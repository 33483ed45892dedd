import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebStorage, type WebStorage } from '../../../tests/fixtures/web-storage.ts';

let storage: WebStorage;

async function open() {
  vi.resetModules();
  const [preferences, profiles, keys] = await Promise.all([
    import('./preferences.ts'),
    import('./profiles.ts'),
    import('./keys.ts'),
  ]);
  const stops = [
    preferences.$readingPreferences.listen(() => {}),
    profiles.$readingProfiles.listen(() => {}),
    keys.readingKeysOn.$value.listen(() => {}),
  ];
  return { ...preferences, ...profiles, ...keys, stops };
}

const stored = (key: string) => JSON.parse(storage.items.get(key) ?? 'null');

beforeEach(() => {
  storage = createWebStorage();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
});

describe('Reading preferences', () => {
  it('are stored with what the next page’s head script applies', async () => {
    const { changePreferences } = await open();
    changePreferences({ fontSize: 120, theme: 'sepia' });
    expect(stored('readingPreferences')).toMatchObject({
      fontSize: 120,
      theme: 'sepia',
      applied: { data: { readingTheme: 'sepia' }, style: { '--reading-size': '1.2' } },
    });
  });

  it('are read back, even after another tab changed them', async () => {
    storage.items.set('readingPreferences', '{"lineHeight":2}');
    const { $readingPreferences } = await open();
    expect($readingPreferences.get().lineHeight).toBe(2);
    storage.items.set('readingPreferences', '{"lineHeight":1.2}');
    window.dispatchEvent(new Event('storage'));
    expect($readingPreferences.get().lineHeight).toBe(1.2);
  });

  it('share light and dark with the list of stories', async () => {
    storage.items.set('blogTheme', 'dark');
    const { $readingPreferences, changePreferences } = await open();
    expect($readingPreferences.get().readingMode).toBe('dark');
    changePreferences({ readingMode: 'light' });
    expect(storage.items.get('blogTheme')).toBe('light');
    changePreferences({ readingMode: 'system' });
    expect(storage.items.has('blogTheme')).toBe(false);
  });

  it('Storage errors are silently ignored: they stay in effect until the page is left', async () => {
    storage.items.set('readingPreferences', '{torn');
    storage.isFull = true;
    const { $readingPreferences, changePreferences } = await open();
    changePreferences({ margins: 2 });
    expect($readingPreferences.get().margins).toBe(2);
  });

  it.each(['storage', 'pageshow'])(
    'that the device could not store outlast a %s event that is not about them',
    async (type) => {
      storage.items.set('blogTheme', 'light');
      storage.isFull = true;
      const { $readingPreferences, changePreferences, rereadMode } = await open();
      changePreferences({ margins: 2, readingMode: 'dark' });
      changePreferences({ fontSize: 120 });
      window.dispatchEvent(new Event(type));
      rereadMode();
      expect($readingPreferences.get()).toMatchObject({
        margins: 2,
        fontSize: 120,
        readingMode: 'dark',
      });
    },
  );

  it('know what the theme switch of this page has chosen', async () => {
    const { $readingPreferences, changePreferences } = await open();
    storage.items.set('blogTheme', 'dark');
    window.dispatchEvent(new Event('theme:switched'));
    expect($readingPreferences.get().readingMode).toBe('dark');
    changePreferences({ readingMode: 'system' });
    expect(storage.items.has('blogTheme')).toBe(false);
  });

  it('that the device could not store give way to those of another tab', async () => {
    storage.isFull = true;
    const { $readingPreferences, changePreferences } = await open();
    changePreferences({ margins: 2, readingMode: 'dark' });
    storage.items.set('readingPreferences', '{"margins":3}');
    storage.items.set('blogTheme', 'light');
    window.dispatchEvent(new Event('storage'));
    expect($readingPreferences.get()).toMatchObject({ margins: 3, readingMode: 'light' });
  });

  it('keep auto scroll to this page, whatever another tab stores', async () => {
    const { $readingPreferences, changePreferences } = await open();
    changePreferences({ autoScroll: true });
    changePreferences({ margins: 2 });
    expect($readingPreferences.get()).toMatchObject({ margins: 2, autoScroll: true });
    storage.items.set('readingPreferences', '{"margins":3,"autoScroll":false}');
    window.dispatchEvent(new Event('storage'));
    expect($readingPreferences.get()).toMatchObject({ margins: 3, autoScroll: true });
    const next = await open();
    expect(next.$readingPreferences.get().autoScroll).toBe(false);
  });
});

describe('Named profiles are stored by name', () => {
  it('saves the current settings under a name, trimmed, and forgets them', async () => {
    const { $readingPreferences, $readingProfiles, saveProfile, dropProfile } = await open();
    expect(saveProfile(' Night ', { ...$readingPreferences.get(), theme: 'forest' })).toBe(true);
    expect(stored('readingProfiles').Night.theme).toBe('forest');
    expect($readingProfiles.get().Night?.theme).toBe('forest');
    dropProfile('Night');
    expect(stored('readingProfiles')).toEqual({});
  });

  it('Profile name must be non-empty after trimming', async () => {
    const { $readingPreferences, saveProfile } = await open();
    expect(saveProfile('   ', $readingPreferences.get())).toBe(false);
    expect(storage.items.has('readingProfiles')).toBe(false);
  });

  it('are updated on return to a page the browser kept', async () => {
    const { $readingProfiles } = await open();
    storage.items.set('readingProfiles', '{"Night":{"theme":"forest"}}');
    window.dispatchEvent(new Event('pageshow'));
    expect($readingProfiles.get().Night?.theme).toBe('forest');
  });

  it('Storage errors are silently ignored: each profile lasts until the page is left', async () => {
    storage.isFull = true;
    const { $readingPreferences, $readingProfiles, saveProfile } = await open();
    saveProfile('Day', $readingPreferences.get());
    saveProfile('Night', $readingPreferences.get());
    expect(Object.keys($readingProfiles.get())).toEqual(['Day', 'Night']);
  });
});

describe('Shortcuts of one letter', () => {
  it.each([null, 'on', 'true'])('are on while the device holds %s', async (text) => {
    if (text) storage.items.set('readingKeys', text);
    expect((await open()).readingKeysOn.read()).toBe(true);
  });

  it.each(['off', 'false'])('are off while the device holds %s', async (text) => {
    storage.items.set('readingKeys', text);
    expect((await open()).readingKeysOn.read()).toBe(false);
  });

  it('stay off until the page is left if the device cannot store it', async () => {
    storage.isFull = true;
    const { readingKeysOn } = await open();
    expect(readingKeysOn.write(false)).toBe(false);
    window.dispatchEvent(new Event('storage'));
    expect(readingKeysOn.read()).toBe(false);
  });
});
