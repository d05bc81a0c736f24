/** `person`: somebody waits for the answer in Discord. */
export type Priority = 'person' | 'background';

/** On whose behalf the service is called: a user, or a background job by name. */
export interface Caller {
  readonly id: string;
  readonly priority: Priority;
}

/** The part of the concurrency that one caller, or the whole background, can use; the rest stays free for others. */
const CALLER_SHARE = 0.75;

/** How many of `concurrency` slots one caller can hold. */
export function callerLimitOf(concurrency: number): number {
  return Math.max(1, Math.floor(concurrency * CALLER_SHARE));
}
