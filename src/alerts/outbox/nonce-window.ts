/** Discord recognises the nonce of a message for "the past few minutes" (resources/message); this is the least of it. */
export const NONCE_WINDOW_MS = 2 * 60_000;
