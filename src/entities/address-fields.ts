import * as v from 'valibot';
import { limits } from './fields.ts';
import { isLocalPath } from './local-path.ts';
import { atMost } from './too-long.ts';
import { isWebAddress } from './web-address.ts';

const INLINE_IMAGE = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

const badAddress = 'Please enter a valid URL (include http/https).';

const isLink = (value: string) => isWebAddress(value) || isLocalPath(value);

const asItIs = (value: string): string => value;

const addressThat = (
  holds: (value: string) => boolean,
  max: number,
  message: string,
  meant: (value: string) => string = asItIs,
) =>
  v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(message), v.trim(), v.maxLength(max, atMost(max)))),
      v.transform((value) => (value ? meant(value) : null)),
      v.check((value) => value === null || holds(value), message),
    ),
    null,
  );

/** An http(s) address, or null. */
export const webAddress = () => addressThat(isWebAddress, limits.url, badAddress);

/** An http(s) address or a path on this site, or null. */
export const linkAddress = () => addressThat(isLink, limits.url, badAddress);

/** Whether a text is an image's address: on the web, on this site, or inline. */
export const isImageAddress = (value: string): boolean => isLink(value) || INLINE_IMAGE.test(value);

/** A path whose first folder is not a host that lacks its `https://`. */
const RELATIVE = /^(?:\.\/)?([\w-]+\/[^\s\\]+)$/;

/** An image's address as it is meant: a relative one starts at the site's root (spec 1 §7). */
export const fromRoot = (value: string): string => value.replace(RELATIVE, '/$1');

/** An image's address, or null. */
export const imageAddress = (max: number = limits.url) =>
  addressThat(isImageAddress, max, 'Must be an image address.', fromRoot);
