import { setMaxListeners } from 'node:events';
import { type Ownership, partitionOf } from '../cluster/ownership.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import { afterTimeout, settlesWithin } from '../process/timing/waiting.ts';
import type { Sending } from './sending.ts';

/** How long requests under way may take before they are aborted, and in total. */
const WHEN_STOPPING = { graceMs: 700, totalMs: 900 };
const WHEN_RELEASED = { graceMs: 3_000, totalMs: 3_500 };

export type SendingRights = ReturnType<typeof createSendingRights>;

/**
 * Says where this process may send to Discord, and ends that when it stops or another process takes over.
 * @param ownership which destinations this process posts at; undefined: at all
 */
export function createSendingRights(rateLimiter: RateLimiter, ownership: Ownership | undefined) {
  const base = createSwitches();
  const ofProcess: Sending = {
    ...base.signals,
    rateLimiter,
    processStopping: base.signals.stopping,
    throwIfStopped: () => base.signals.stopping.throwIfAborted(),
  };
  const owned = new Map<number, ReturnType<typeof beginWork>>();
  const released = new Set<number>();
  return {
    ofProcess,
    /** For work at a destination, until another process may post there; undefined: another one does already. */
    at(destinationId: number): Sending | undefined {
      if (ownership === undefined) return ofProcess;
      const partition = partitionOf(destinationId);
      if (released.has(partition) || !ownership.ownsDestination(destinationId)) return undefined;
      const known = owned.get(partition);
      if (known !== undefined && !known.sending.stopping.aborted) return known.sending;
      const begun = beginWork(ownership, ofProcess, destinationId);
      owned.set(partition, begun);
      return begun.sending;
    },
    /** This process may work in these partitions again as soon as it owns them. */
    gain(partitions: readonly number[]): void {
      for (const partition of partitions) released.delete(partition);
    },
    /**
     * Sends nothing more in these partitions.
     * @param end ends the work there
     * @returns when it has ended, or after some seconds
     */
    async release(partitions: readonly number[], end: () => Promise<unknown>): Promise<void> {
      for (const partition of partitions) released.add(partition);
      const ended = partitions.flatMap((partition) => owned.get(partition) ?? []);
      for (const { stop } of ended) stop();
      const abort = () => {
        for (const work of ended) work.abort();
      };
      await endWithin(WHEN_RELEASED, end(), abort);
    },
    /** Sends nothing more. @returns when the work has ended, within a second */
    async stop(end: () => Promise<unknown>): Promise<void> {
      base.stop();
      await endWithin(WHEN_STOPPING, end(), base.abort);
    },
  };
}

/** Waits for work to end, and aborts its requests if it takes long. */
async function endWithin(
  { graceMs, totalMs }: typeof WHEN_STOPPING,
  work: Promise<unknown>,
  abort: () => void,
): Promise<void> {
  const cancelAbort = afterTimeout(graceMs, abort);
  await settlesWithin(totalMs, work);
  cancelAbort();
}

function createSwitches() {
  const [stopping, abortRequests] = [new AbortController(), new AbortController()];
  const signals = { stopping: stopping.signal, abortRequests: abortRequests.signal };
  // Each request that waits for the rate limit listens to them.
  for (const signal of Object.values(signals)) setMaxListeners(0, signal);
  const stop = () => stopping.abort();
  return {
    signals,
    stop,
    abort() {
      stop();
      abortRequests.abort();
    },
  };
}

/** The work in one partition, from the moment that this process owns it until it loses it. */
function beginWork(ownership: Ownership, ofProcess: Sending, destinationId: number) {
  const { signals, stop, abort } = createSwitches();
  whenAborted(ofProcess.stopping, stop, signals.stopping);
  whenAborted(ofProcess.abortRequests, abort, signals.abortRequests);
  whenAborted(ownership.whileOwned(destinationId), abort, signals.abortRequests);
  const throwIfStopped = (): void => {
    if (!ownership.ownsDestination(destinationId)) stop();
    signals.stopping.throwIfAborted();
  };
  const rateLimiter = checkBeforeSending(ofProcess.rateLimiter, throwIfStopped);
  const sending: Sending = { ...ofProcess, ...signals, rateLimiter, throwIfStopped };
  return { sending, stop, abort };
}

/** @param ended aborts to stop listening */
function whenAborted(signal: AbortSignal, callBack: () => void, ended: AbortSignal): void {
  if (signal.aborted) callBack();
  else signal.addEventListener('abort', callBack, { once: true, signal: ended });
}

function checkBeforeSending(rateLimiter: RateLimiter, check: () => void): RateLimiter {
  const checked =
    <T>(send: () => Promise<T>) =>
    async (): Promise<T> => {
      check();
      return send();
    };
  return {
    ...rateLimiter,
    schedule: (channel, action, send, signal, prepare) =>
      rateLimiter.schedule(channel, action, checked(send), signal, prepare && checked(prepare)),
    scheduleGlobal: (send, signal) => rateLimiter.scheduleGlobal(checked(send), signal),
  };
}
