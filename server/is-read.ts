/**
 * Whether a request of this method changes nothing (RFC 9110 §9.2.1); no other such is answered.
 */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
