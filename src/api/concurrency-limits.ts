import { type Caller, callerLimitOf } from './caller.ts';

/** Counts the running jobs: all of them, those of the background, and those of each caller. */
interface ConcurrencyLimits {
  hasFreeSlot(): boolean;
  mayStart(caller: Caller): boolean;
  onStart(caller: Caller): void;
  onEnd(caller: Caller): void;
}

export function createConcurrencyLimits(concurrency: number): ConcurrencyLimits {
  const callerLimit = callerLimitOf(concurrency);
  const runningByCaller = new Map<string, number>();
  let running = 0;
  let runningInBackground = 0;

  const add = ({ id, priority }: Caller, change: 1 | -1) => {
    running += change;
    if (priority === 'background') runningInBackground += change;
    const count = (runningByCaller.get(id) ?? 0) + change;
    if (count === 0) runningByCaller.delete(id);
    else runningByCaller.set(id, count);
  };

  return {
    hasFreeSlot: () => running < concurrency,
    mayStart: ({ id, priority }) =>
      (priority === 'person' || runningInBackground < callerLimit) &&
      (runningByCaller.get(id) ?? 0) < callerLimit,
    onStart: (caller) => add(caller, 1),
    onEnd: (caller) => add(caller, -1),
  };
}
