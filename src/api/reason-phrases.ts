/**
 * The names (RFC 9110 §15) of what proxies and networks refuse with: over HTTP/2 an answer comes
 * without one, and a bare number tells the owner nothing.
 */
export const reasonPhrases: Record<number, string> = {
  413: 'Content Too Large',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
