import { setTimeout as defaultDelay } from 'node:timers/promises';
import { isPollingBehind } from '../../domain/alerts/poll-interval.ts';
import { createSteadyClock } from '../../process/timing/clocks.ts';
import { untilAborted } from '../../process/timing/waiting.ts';
import type { Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { createPollRate } from './poll-rate.ts';
import { MAX_POLL_DELAY_MS, type PollContext, pollTopic } from './poll-topic.ts';

const MINUTE_MS = 60_000;
/** How often the poller looks for topics that are due. */
const TICK_MS = 15_000;
/** How often the clock is checked and the backlog is reported during a long run. */
const CHECK_INTERVAL_MS = 15_000;
/** Smaller corrections of the clock do no harm. */
const TOLERANCE_MS = 1_000;

interface PollerOptions
  extends Omit<PollContext, 'rate' | 'baseMs' | 'stopping'>,
    Pick<AlertParts, 'ownership'> {
  /** Base interval in minutes; 0: never polls. */
  readonly minutes: number;
  /** Waits; may reject with an AbortError when the signal aborts. */
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

interface RunContext extends PollContext {
  readonly delay: NonNullable<PollerOptions['delay']>;
  /** Milliseconds that never go back. */
  readonly steady: () => number;
  readonly correctPollTimes: () => Promise<void>;
  readonly reportBacklog: () => Promise<void>;
  /** Whether polling is up to this process: one at a time polls. */
  readonly isOwned: () => boolean;
}

/**
 * Asks the service about followed topics: the interface does not say how webhooks are subscribed to or what triggers
 * them (section 4), and many operators have no public address. Polls every topic that is due, as fast as the service
 * allows. Intervals are jittered and grow while nothing changes; polling ends after delivery or weeks of silence.
 */
export function createPoller(options: PollerOptions) {
  const { clock, log, minutes, ownership } = options;
  const stopping = new AbortController();
  const steady = createSteadyClock(clock);
  const shared = { ...options, steady, baseMs: minutes * MINUTE_MS, stopping: stopping.signal };
  const context: RunContext = {
    delay: (ms, signal) => defaultDelay(ms, undefined, { signal }),
    ...shared,
    rate: createPollRate(options.api.callerLimit, steady),
    isOwned: () => ownership?.runs('polls') ?? true,
    correctPollTimes: createPollTimeCorrection(shared),
    reportBacklog: createBacklogReport(shared),
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const loop = () => {
    running = runDuePolls(context)
      .catch((error: unknown) => log.error({ err: error }, 'poll cycle failed'))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(loop, TICK_MS);
      });
  };

  return {
    start(): void {
      if (minutes > 0) loop();
    },
    /** Polls every topic that is due, longest overdue first, unless polling is paused. */
    tick: () => runDuePolls(context),
    /** Ends without waiting for the service. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

interface Run {
  /** The polls under way, by topic. They never reject. */
  readonly inFlight: Map<number, Promise<void>>;
  /** Errors of the database; after the first, no further poll starts. */
  readonly errors: unknown[];
  checkedAt: number;
}

/**
 * Polls every topic that is due, longest overdue first, until none is left or polling is paused.
 * @throws when the database fails
 */
async function runDuePolls(context: RunContext): Promise<void> {
  const run: Run = { inFlight: new Map(), errors: [], checkedAt: Number.NEGATIVE_INFINITY };
  try {
    if (context.isOwned()) await checkPeriodically(context, run);
    let isDone = false;
    while (!isDone && canStartPoll(context, run)) isDone = !(await startOrAwaitPoll(context, run));
  } finally {
    await Promise.all(run.inFlight.values());
  }
  if (run.errors.length > 0) throw run.errors[0];
}

function canStartPoll({ rate, stopping, isOwned }: RunContext, { errors }: Run): boolean {
  return errors.length === 0 && !stopping.aborted && isOwned() && !rate.isPaused();
}

/**
 * Starts the next poll, or waits for one under way when none may start.
 * @returns false when nothing is due or under way
 */
async function startOrAwaitPoll(context: RunContext, run: Run): Promise<boolean> {
  const { rate } = context;
  const topic = run.inFlight.size < rate.window() ? await longestOverdue(context, run) : undefined;
  if (topic !== undefined) {
    startPoll(context, run, topic);
    await waitForGap(context);
    await checkPeriodically(context, run);
    return true;
  }
  if (run.inFlight.size === 0) {
    rate.idle();
    return false;
  }
  await Promise.race(run.inFlight.values());
  return true;
}

/** The longest overdue topic that is not being polled. Read one by one, so that none waits in memory. */
async function longestOverdue({ store, clock }: RunContext, { inFlight }: Run): Promise<Topic | undefined> {
  const due = await store.topics.due(clock(), inFlight.size + 1);
  return due.find(({ id }) => !inFlight.has(id));
}

function startPoll(context: RunContext, { inFlight, errors }: Run, topic: Topic): void {
  const poll = pollTopic(context, topic)
    .then((outcome) => context.metrics.poll(outcome))
    .catch((error: unknown) => void errors.push(error))
    .finally(() => inFlight.delete(topic.id));
  inFlight.set(topic.id, poll);
}

/** Waits as long as the rate requires between the starts of two polls. Ends early when polling stops. */
async function waitForGap({ rate, stopping, delay }: RunContext): Promise<void> {
  const gapMs = rate.gapMs();
  if (gapMs > 0) await untilAborted(stopping, () => delay(gapMs, stopping));
}

async function checkPeriodically(context: RunContext, run: Run): Promise<void> {
  const { steady, correctPollTimes, reportBacklog } = context;
  if (steady() - run.checkedAt < CHECK_INTERVAL_MS) return;
  run.checkedAt = steady();
  await correctPollTimes();
  await reportBacklog();
}

type Report = Pick<RunContext, 'store' | 'log' | 'clock' | 'steady' | 'metrics' | 'baseMs'>;

/** Reports the polling backlog to the metrics, and logs when polling falls behind and when it has caught up. */
function createBacklogReport({ store, log, clock, metrics, baseMs }: Report): () => Promise<void> {
  let wasBehind = false;
  return async () => {
    const { polled, overdue, oldestDueAt } = await store.topics.backlog(clock());
    const lagMs = oldestDueAt === null ? 0 : Math.max(0, clock() - oldestDueAt);
    metrics.polling(polled, overdue, lagMs);
    const isBehind = isPollingBehind(oldestDueAt, baseMs, clock());
    if (isBehind && !wasBehind) log.warn({ overdue, lagMs }, 'polling overloaded');
    if (!isBehind && wasBehind) log.info({ overdue }, 'polling caught up');
    wasBehind = isBehind;
  };
}

/**
 * Corrects the scheduled times of polls after the clock was set: they are wall-clock times, and the clock may have been
 * wrong when they were stored.
 */
function createPollTimeCorrection({ store, clock, steady, baseMs }: Report): () => Promise<void> {
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
