import { setTimeout as defaultDelay } from 'node:timers/promises';
import { OWNS_EVERYTHING, type Ownership } from '../../cluster/ownership.ts';
import { createSteadyClock } from '../../timing/clocks.ts';
import { createPollTimeCorrection } from './correct-poll-times.ts';
import type { PollContext } from './poll-context.ts';
import { createPollRate } from './poll-rate.ts';
import { createBacklogReport } from './report-backlog.ts';
import { type RunContext, runDuePolls } from './run-due-polls.ts';

const MINUTE_MS = 60_000;
/** How often the poller looks for topics that are due. */
const TICK_MS = 15_000;

interface PollerOptions extends Omit<PollContext, 'rate' | 'baseMs' | 'stopping'> {
  /** Base interval in minutes; 0: never polls. */
  readonly minutes: number;
  readonly delay?: RunContext['delay'];
  readonly ownership?: Pick<Ownership, 'runs'> | undefined;
}

interface Poller {
  start(): void;
  /** Polls every topic that is due, longest overdue first, unless polling is paused. */
  tick(): Promise<void>;
  /** Ends without waiting for the service. */
  stop(): Promise<void>;
}

/**
 * Asks the service about followed topics: the interface does not say how webhooks are subscribed to or what triggers
 * them (section 4), and many operators have no public address. Polls every topic that is due, as fast as the service
 * allows. Intervals are jittered and grow while nothing changes; polling ends after delivery or weeks of silence.
 */
export function createPoller({
  minutes,
  delay,
  ownership = OWNS_EVERYTHING,
  ...options
}: PollerOptions): Poller {
  const stopping = new AbortController();
  const tick = createTick({ ...options, ownership }, minutes * MINUTE_MS, stopping.signal, delay);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const loop = () => {
    running = tick()
      .catch((error: unknown) => options.log.error({ err: error }, 'poll cycle failed'))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(loop, TICK_MS);
      });
  };

  return {
    start() {
      if (minutes > 0) loop();
    },
    tick,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function createTick(
  options: Omit<PollContext, 'rate' | 'baseMs' | 'stopping'> & Required<Pick<PollerOptions, 'ownership'>>,
  baseMs: number,
  stopping: AbortSignal,
  delay: RunContext['delay'] = (ms, signal) => defaultDelay(ms, undefined, { signal }),
): () => Promise<void> {
  const { store, api, clock, ownership = OWNS_EVERYTHING } = options;
  const steady = createSteadyClock(clock);
  const context: RunContext = {
    ...options,
    rate: createPollRate(api.callerLimit, steady),
    baseMs,
    stopping,
    isOwned: () => ownership.runs('polls'),
    steady,
    correctPollTimes: createPollTimeCorrection({ store, clock, steady, baseMs }),
    reportBacklog: createBacklogReport({ ...options, baseMs }),
    delay,
  };
  return () => runDuePolls(context);
}
