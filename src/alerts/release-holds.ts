import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AlertParts } from './parts.ts';
import type { ScheduledJob } from './scheduler.ts';

const PAGE = 100;

/** Releases what was held back during quiet hours, or until a digest, as soon as they are over. */
export function createReleaseHolds({
  store: { holds },
  onEnqueued,
}: Pick<AlertParts, 'store' | 'onEnqueued'>): ScheduledJob {
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
          if ((await holds.release(destinationId, now)) > 0) onEnqueued([destinationId]);
          await yieldToEventLoop();
        }
      }
    },
  };
}
