import type { RateLimiter } from '../discord/posting/rate-limiter.ts';

/** What everything that sends requests to Discord for a destination needs. */
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
