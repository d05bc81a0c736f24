import type { Store } from '../../store/index.ts';
import { MAX_POLL_DELAY_MS } from './poll-topic.ts';

/** Smaller corrections of the clock do no harm. */
const TOLERANCE_MS = 1_000;

interface PollTimeCorrectionOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** Milliseconds that never go back, even when `clock` does. */
  readonly steady: () => number;
  /** Base interval, milliseconds. */
  readonly baseMs: number;
}

/**
 * Corrects the scheduled times of polls after the clock was set: they are wall-clock times, and the clock may have been
 * wrong when they were stored.
 */
export function createPollTimeCorrection({
  store,
  clock,
  steady,
  baseMs,
}: PollTimeCorrectionOptions): () => Promise<void> {
  let setBackMs = 0;
  return async () => {
    const behindMs = steady() - clock();
    if (behindMs - setBackMs >= TOLERANCE_MS) {
      await store.topics.bringForward(behindMs - setBackMs);
      setBackMs = behindMs;
    }
    await store.topics.pullBack(clock() + MAX_POLL_DELAY_MS + TOLERANCE_MS, clock(), baseMs);
  };
}
