/** How long one check may take. */
export const CHECK_TIMEOUT_MS = 10_000;

/** How long a check waits for a response, which leaves it time to report that none came. */
export const RESPONSE_TIMEOUT_MS = 8_000;
