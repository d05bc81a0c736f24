import { setMaxListeners } from 'node:events';
import { type Ownership, partitionOf } from '../cluster/ownership.ts';
import { channelKey, type RateLimiter } from '../discord/posting/rate-limiter.ts';
import { afterTimeout, settlesWithin } from '../process/timing/waiting.ts';
import type { Destination } from '../store/index.ts';
import type { AlertParts } from './parts.ts';

/** Passed to everything that sends requests to Discord for a destination. */
export interface Sending {
  readonly rateLimiter: RateLimiter;
  /** After it aborts, nothing more is sent. */
  readonly stopping: AbortSignal;
  /** Aborts when the process stops; `stopping` also when another process posts at the destination. */
  readonly processStopping: AbortSignal;
  /** When it aborts, requests under way end at once. */
  readonly abortRequests: AbortSignal;
  /**
   * Called right before each request, because a process that was frozen, or waited for the database, may not have noticed yet
   * that another one posts at the destination.
   * @throws once nothing more may be sent
   */
  readonly throwIfStopped: () => void;
}

/** Whether nothing more may be sent, as {@link Sending.throwIfStopped} finds out. */
export function hasStopped({ stopping, throwIfStopped }: Sending): boolean {
  try {
    throwIfStopped();
    return false;
  } catch (error) {
    if (!stopping.aborted) throw error;
    return true;
  }
}

/** Whether another process may post at the destination by now. */
export function hasLostDestination(sending: Sending): boolean {
  return hasStopped(sending) && !sending.processStopping.aborted;
}

/** Sends a request that counts towards no channel, as soon as the limit of the whole bot allows it. */
export function sendRequest<T>(
  { rateLimiter, stopping, abortRequests }: Sending,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return rateLimiter.scheduleGlobal(() => request(abortRequests), stopping);
}

/**
 * Sends a message as soon as the limits of its channel allow it.
 * @param isWanted asked shortly before, because a message may be withdrawn while it waits
 */
export function sendIfWanted<T>(
  { rateLimiter, stopping, throwIfStopped }: Sending,
  channel: string,
  action: 'post' | 'edit',
  isWanted: () => Promise<boolean>,
  send: () => Promise<T>,
): Promise<T | 'withdrawn'> {
  let wanted = false;
  const prepare = async (): Promise<void> => {
    throwIfStopped();
    wanted = await isWanted();
  };
  const sendNow = async (): Promise<T | 'withdrawn'> => {
    if (!wanted) return 'withdrawn';
    throwIfStopped();
    return send();
  };
  return rateLimiter.schedule(channel, action, sendNow, stopping, prepare);
}

/** The key of the rate limits that apply to a destination. */
export function rateLimitKey({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string {
  return kind === 'channel' ? channelKey(discordId) : `user ${discordId}`;
}

/** The id of the channel to post in. A DM has to be opened first. */
export async function resolveChannelId(
  {
    poster,
    rateLimiter,
    stopping,
    abortRequests,
  }: Pick<AlertParts, 'poster' | 'rateLimiter'> & Partial<Sending>,
  { kind, discordId }: Pick<Destination, 'kind' | 'discordId'>,
): Promise<string> {
  return kind === 'user'
    ? poster.openDm(discordId, (send) => rateLimiter.scheduleGlobal(send, stopping), abortRequests)
    : discordId;
}

/** The bot's own posts among the newest in a channel, or in a forum of a server; null where it may not look. */
export function ownPosts(
  { poster, rateLimiter, stopping, abortRequests }: Sending & Pick<AlertParts, 'poster'>,
  channelId: string,
  forumGuildId: string | null,
) {
  const schedule = <T>(send: () => Promise<T>) => rateLimiter.scheduleGlobal(send, stopping);
  return forumGuildId === null
    ? poster.ownMessages(channelId, schedule, abortRequests)
    : poster.ownForumPosts(channelId, forumGuildId, schedule, abortRequests);
}

/** How long requests under way may take before they are aborted, and in total. */
const WHEN_STOPPING = { graceMs: 700, totalMs: 900 };
const WHEN_RELEASED = { graceMs: 3_000, totalMs: 3_500 };

export type Sendings = ReturnType<typeof createSendings>;

/** @param ownership which destinations this process posts at; undefined: at all */
export function createSendings(rateLimiter: RateLimiter, ownership: Ownership | undefined) {
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
