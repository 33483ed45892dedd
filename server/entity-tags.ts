/**
 * The first of some entity tags that an `If-Match` or `If-None-Match` header lists; `*` lists every
 * tag. Weak tags count too, because proxies that compress answers make their tags weak.
 */
export function listedTag(
  header: string | undefined,
  tags: readonly [string, ...string[]],
): string | undefined {
  const listed = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return listed.includes('*') ? tags[0] : tags.find((tag) => listed.includes(tag));
}
