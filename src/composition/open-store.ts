import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, postsAlerts } from '../config/config.ts';
import { applicationOf } from '../discord/gateway/application.ts';
import type { Log } from '../process/log.ts';
import { type HomeGuilds, isPostgresUrl, type Store } from '../store/index.ts';
import { type DatabaseClaim, openStoreAtStart } from '../store/open-at-start.ts';
import { isTemporary } from '../store/postgres/errors.ts';

/** How long to wait for PostgreSQL at startup, for example because its machine is starting, too. */
const WAIT_MS = 30_000;
const RETRY_MS = 2_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Who owns the database, and what this process does on it, according to the settings. */
export function claimOf(config: Config): DatabaseClaim {
  const { DISCORD_TOKEN, SHARDS } = config;
  return {
    application: applicationOf(DISCORD_TOKEN),
    use: SHARDS === undefined ? 'everything' : { shards: SHARDS, postsAlerts: postsAlerts(config) },
  };
}

/**
 * Opens the bot's database. Retries for half a minute if PostgreSQL is unreachable.
 * @param address `postgres://…`, or the path of an SQLite file
 * @throws Error when the database cannot be used
 */
export async function openStore(
  address: string,
  homeGuilds: () => HomeGuilds,
  log: Log,
  claim: DatabaseClaim,
): Promise<Store> {
  // Nothing needs to be finished yet.
  const end = () => process.exit(0);
  for (const signal of SIGNALS) process.once(signal, end);
  const giveUpAt = performance.now() + WAIT_MS;
  try {
    for (;;) {
      try {
        return await openStoreAtStart(address, homeGuilds, log, claim);
      } catch (error) {
        const mayPass = isPostgresUrl(address) && isTemporary(error);
        if (!mayPass || performance.now() + RETRY_MS > giveUpAt) throw error;
        log.warn({ err: error, retryMs: RETRY_MS }, 'database unreachable, retrying');
        await sleep(RETRY_MS);
      }
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
