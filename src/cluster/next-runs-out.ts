import type { LeaseRow } from '../store/postgres/lease-statements.ts';

/** Milliseconds until the next lease of another process runs out, if its owner does not renew it. */
export function nextRunsOut(leases: readonly LeaseRow[], self: string): number {
  const foreign = leases.filter(({ owner }) => owner !== null && owner !== self);
  return Math.min(Number.POSITIVE_INFINITY, ...foreign.map(({ remainingMs }) => remainingMs)) + 5;
}
