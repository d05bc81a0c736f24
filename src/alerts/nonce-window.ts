/** For so long, at least, Discord knows the nonce of a message ("the past few minutes", resources/message). */
export const NONCE_MS = 2 * 60_000;
