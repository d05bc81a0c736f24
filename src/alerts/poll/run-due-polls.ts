import type { Topic } from '../../store/index.ts';
import { untilAborted } from '../../timing/abortable.ts';
import type { PollContext } from './poll-context.ts';
import { pollTopic } from './poll-topic.ts';

/** How often the clock is checked and the backlog is reported during a long run. */
const CHECK_INTERVAL_MS = 15_000;

export interface RunContext extends PollContext {
  /** Milliseconds that never go back. */
  readonly steady: () => number;
  readonly correctPollTimes: () => Promise<void>;
  readonly reportBacklog: () => Promise<void>;
  /** Whether polling is up to this process: one at a time polls. */
  readonly isOwned: () => boolean;
  /** Waits; may reject with an AbortError when the signal aborts. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** The state of one run. */
interface Run {
  /** The polls under way, by topic. They never reject. */
  readonly inFlight: Map<number, Promise<void>>;
  /** Errors of the database; after the first, no further poll starts. */
  readonly errors: unknown[];
  /** When the clock was last checked. */
  checkedAt: number;
}

/**
 * Polls every topic that is due, longest overdue first, until none is left or polling is paused.
 * @throws when the database fails
 */
export async function runDuePolls(context: RunContext): Promise<void> {
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
  if (gapMs === 0) return;
  await untilAborted(stopping, () => delay(gapMs, stopping));
}

async function checkPeriodically(context: RunContext, run: Run): Promise<void> {
  const { steady, correctPollTimes, reportBacklog } = context;
  if (steady() - run.checkedAt < CHECK_INTERVAL_MS) return;
  run.checkedAt = steady();
  await correctPollTimes();
  await reportBacklog();
}
