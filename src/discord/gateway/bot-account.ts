import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, REST, Routes } from 'discord.js';
import * as z from 'zod';
import type { Log } from '../../process/log.ts';

const TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

const application = z.object({ id: z.string() });
const user = z.object({ id: z.string(), username: z.string(), discriminator: z.string().default('0') });

/** Discord refuses the bot for a permanent reason, so retrying won't help. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export interface BotAccount {
  readonly rest: REST;
  readonly applicationId: string;
  readonly userId: string;
  readonly tag: string;
}

interface FindAccountOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly log: Log;
  readonly onRest: (rest: REST) => void;
  readonly signal: AbortSignal;
}

/**
 * Asks Discord which account the token belongs to, for a process that may serve no shard. Retries until
 * Discord answers.
 * @throws RefusedError if Discord refuses the token, or the signal's reason if it aborts
 */
export async function findAccount(options: FindAccountOptions): Promise<BotAccount> {
  const { apiUrl, token, log, onRest, signal } = options;
  const rest = new REST({ version: '10', api: apiUrl, retries: 0, timeout: TIMEOUT_MS }).setToken(token);
  onRest(rest);
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(MAX_RETRY_MS, waitMs * 2)) {
    try {
      return await askForAccount(rest, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DiscordAPIError && error.status === 401) {
        throw new RefusedError('Discord refuses DISCORD_TOKEN (401)', { cause: error });
      }
      log.warn({ err: error, waitMs }, 'bot account unknown, asking Discord again');
      await sleep(waitMs, undefined, { signal });
    }
  }
}

async function askForAccount(rest: REST, signal: AbortSignal): Promise<BotAccount> {
  const { id: applicationId } = application.parse(await rest.get(Routes.currentApplication(), { signal }));
  const { id, username, discriminator } = user.parse(await rest.get(Routes.user(), { signal }));
  const tag = discriminator === '0' ? username : `${username}#${discriminator}`;
  return { rest, applicationId, userId: id, tag };
}
