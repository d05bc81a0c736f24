import type { Operation } from './errors.ts';

const MINUTE_MS = 60_000;

/** How long an answer is served from the cache. */
export const TTL_MS: Readonly<Record<Operation, number>> = {
  tracking: MINUTE_MS,
  qc: 5 * MINUTE_MS,
  lookup: 10 * MINUTE_MS,
  convert: 24 * 60 * MINUTE_MS,
};

/** Short, since a number or a product can appear at any moment. */
export const NOT_FOUND_TTL_MS = 30_000;
