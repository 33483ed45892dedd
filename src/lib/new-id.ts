/** An id nothing else has. Plain http on a local network, unlike https, has no `randomUUID`. */
export const newId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
