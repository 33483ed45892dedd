import type { HomeView } from '../../../entities/home.ts';
import { sentTo } from '../../../owner/changes-in-tab.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import type { Version } from '../../../ui/obstacle/versions.ts';
import { keepWelcome, keptWelcome } from './device-welcome.ts';

/**
 * Sends the text under all its names, because each generation of the API reads another (spec 1 §7).
 */
const payloadOf = (html: string) => ({ html, welcome_html: html, welcomeHtml: html });

/** The welcome text of Home as it is stored, which this device keeps. */
function welcomeOf({ value: { welcomeHtml }, etag }: Version<HomeView>): Version<string> {
  keepWelcome(welcomeHtml);
  return { value: welcomeHtml, etag };
}

/** Reads the welcome text as it is stored now. */
export const readWelcome = (): Promise<Version<string>> =>
  ownerApi.read<HomeView>('home').then(welcomeOf);

/** Saves the welcome text. @param etag the version it is based on */
export const saveWelcome = (html: string, etag: string | null): Promise<Version<string>> =>
  ownerApi.update<HomeView>('home', payloadOf(html), etag).then(welcomeOf);

/** The texts that were sent from this tab without an answer. */
export const sentWelcomes = (): string[] =>
  sentTo<ReturnType<typeof payloadOf>>('home').map(({ welcomeHtml }) => welcomeHtml);

/**
 * Matches no stored version, so that a save is compared with what is stored before it continues.
 */
const unknownVersion = '"unknown"';

/** The welcome text to edit; if it cannot be read, the one this device last had (spec 1 §4). */
export const welcomeToEdit = (): Promise<Version<string>> =>
  readWelcome().catch((error: unknown) => {
    const kept = keptWelcome();
    if (kept === null) throw error;
    return { value: kept, etag: unknownVersion };
  });
