import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Store } from '../store/index.ts';
import type { ScheduledJob } from './scheduler.ts';

/** Destinations read at once. */
const PAGE = 100;

interface ReleaseHoldsOptions {
  readonly store: Store;
  /** Deliveries became pending at these destinations. */
  readonly onReleased: (destinationIds: readonly number[]) => void;
}

/** Releases what was held back during quiet hours, or until a digest, as soon as they are over. */
export function createReleaseHolds({ store: { holds }, onReleased }: ReleaseHoldsOptions): ScheduledJob {
  return {
    name: 'release-holds',
    task: 'jobs',
    async run(now, stopping) {
      let isLastPage = false;
      while (!isLastPage) {
        const due = await holds.due(now, PAGE);
        isLastPage = due.length < PAGE;
        for (const destinationId of due) {
          if (stopping.aborted) return;
          if ((await holds.release(destinationId, now)) > 0) onReleased([destinationId]);
          await yieldToEventLoop();
        }
      }
    },
  };
}
