import { DiscordAPIError } from 'discord.js';
import pRetry from 'p-retry';

/** Retries once, without a pause, if Discord did not answer. discord.js does so for a few kinds of broken connections only. */
export function retryOnNetworkError<T>(send: (attempt: number) => Promise<T>): Promise<T> {
  return pRetry(send, {
    retries: 1,
    minTimeout: 0,
    shouldRetry: ({ error }) => !(error instanceof DiscordAPIError),
  });
}
