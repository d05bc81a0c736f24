import type { REST } from 'discord.js';
import { PostError, postErrorOf } from './post-error.ts';
import type { RefusalBudget } from './refusal-budget.ts';
import { resetLimitsOnClockChange } from './reset-limits-on-clock-change.ts';

const HELD_BACK = 'Discord refused many requests, and bans addresses that it refuses more';

/** Runs a request to Discord unless requests are held back. Rejects with a {@link PostError}. */
export type RequestRunner = <T>(
  signal: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

export function createRequestRunner(rest: REST, token: string, refusals: RefusalBudget): RequestRunner {
  refusals.watch(rest);
  const checkClock = resetLimitsOnClockChange(rest);
  return async (signal, request) => {
    const heldBackMs = refusals.heldBackMs();
    if (heldBackMs > 0) throw new PostError('held_back', HELD_BACK, { retryAfterMs: heldBackMs });
    checkClock();
    try {
      return await whileNotAborted(signal, request);
    } catch (error) {
      const failure = postErrorOf(error);
      // discord.js drops its token after a 401, but Discord has answered 401 by mistake before.
      if (failure.kind === 'unauthorised') rest.setToken(token);
      throw failure;
    }
  };
}

/** Gives each request its own signal: discord.js never removes its listener, so a long-lived signal would collect them. */
async function whileNotAborted<T>(
  signal: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ownController = new AbortController();
  const abort = () => ownController.abort();
  signal?.addEventListener('abort', abort);
  try {
    return await request(ownController.signal);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
