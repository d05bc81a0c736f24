/** Discord knows the nonce of a message for at least this long ("the past few minutes", resources/message). */
export const NONCE_WINDOW_MS = 2 * 60_000;
