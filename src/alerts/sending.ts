import { channelKey, type RateLimiter } from '../discord/posting/rate-limiter.ts';
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

/** Sends a request that doesn't count toward a channel's limit, as soon as the bot's global limit allows it. */
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
