import { useState } from 'react';
import type { ResolvedLink } from '../../../entities/certificate.ts';
import { linkCheckText } from '../../../lib/link-check.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';

/** What is said about an address, and its page if there is one. */
type Check = { address: string; says: string; page: ResolvedLink | null };

const checking = 'Checking...';

const answerFor = async (address: string): Promise<Check> => {
  try {
    const { value } = await ownerApi.ask<ResolvedLink>('certificates/resolve', { url: address });
    return { address, says: linkCheckText(value), page: value.ok ? value : null };
  } catch (reason) {
    return { address, says: `Error: ${failureWords(reason)}`, page: null };
  }
};

/** The server's check of an address. What was asked or answered about another does not count. */
export function useLinkCheck(address: string) {
  const [last, setLast] = useState<Check | null>(null);
  const { says, page } = last?.address === address ? last : { says: '', page: null };
  const check = async () => {
    setLast({ address, says: checking, page: null });
    const answer = await answerFor(address);
    setLast((now) => (now?.address === address ? answer : now));
  };
  return { check, isChecking: says === checking, says, page };
}
