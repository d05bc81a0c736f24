import { setMaxListeners } from 'node:events';
import { type Ownership, partitionOf } from '../cluster/ownership.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Sending } from './sending.ts';

/** Gives work for a destination a context that stops as soon as another process may post there. */
interface OwnedWork<C extends Sending> {
  /** The context for work at this destination; undefined: another process posts there. */
  contextFor(destinationId: number): C | undefined;
  /** From now on, nothing more is sent in these partitions. @returns a function that aborts the requests under way */
  release(partitions: readonly number[]): () => void;
  /** This process may work in these partitions again as soon as it owns them. */
  gain(partitions: readonly number[]): void;
}

/** The work in one partition, from the moment that this process owns it until it loses it. */
interface OwnedPartition<C> {
  readonly context: C;
  readonly stop: () => void;
  readonly abort: () => void;
}

/** @param base the context of a process that owns everything */
export function createOwnedWork<C extends Sending>(ownership: Ownership, base: C): OwnedWork<C> {
  const owned = new Map<number, OwnedPartition<C>>();
  const released = new Set<number>();
  return {
    contextFor(destinationId) {
      const partition = partitionOf(destinationId);
      if (released.has(partition) || !ownership.ownsDestination(destinationId)) return undefined;
      const known = owned.get(partition);
      if (known !== undefined && !known.context.stopping.aborted) return known.context;
      const begun = beginWork(ownership, base, destinationId);
      owned.set(partition, begun);
      return begun.context;
    },
    release(partitions) {
      const ended = partitions.flatMap((partition) => owned.get(partition) ?? []);
      for (const partition of partitions) released.add(partition);
      for (const { stop } of ended) stop();
      return () => {
        for (const { abort } of ended) abort();
      };
    },
    gain(partitions) {
      for (const partition of partitions) released.delete(partition);
    },
  };
}

function beginWork<C extends Sending>(
  ownership: Ownership,
  base: C,
  destinationId: number,
): OwnedPartition<C> {
  const [stopping, abortRequests] = [new AbortController(), new AbortController()];
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const stop = () => stopping.abort();
  const abort = () => {
    stopping.abort();
    abortRequests.abort();
  };
  whenAborted(base.stopping, stop, stopping.signal);
  whenAborted(base.abortRequests, abort, abortRequests.signal);
  whenAborted(ownership.whileOwned(destinationId), abort, abortRequests.signal);
  const throwIfStopped = (): void => {
    if (!ownership.ownsDestination(destinationId)) stop();
    stopping.signal.throwIfAborted();
  };
  const rateLimiter = checkBeforeSending(base.rateLimiter, throwIfStopped);
  const own: Sending = {
    rateLimiter,
    processStopping: base.processStopping,
    stopping: stopping.signal,
    abortRequests: abortRequests.signal,
    throwIfStopped,
  };
  return { context: { ...base, ...own }, stop, abort };
}

/** @param ended ends listening */
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
