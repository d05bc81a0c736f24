import { DiscordAPIError } from 'discord.js';
import pRetry from 'p-retry';

/** Retries once, at once, if Discord did not answer at all. discord.js does so for few kinds of broken connections. */
export function retryOnNetworkError<T>(send: (attempt: number) => Promise<T>): Promise<T> {
  return pRetry(send, {
    retries: 1,
    minTimeout: 0,
    shouldRetry: ({ error }) => !(error instanceof DiscordAPIError),
  });
}
