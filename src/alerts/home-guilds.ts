import { setInterval } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Log } from '../process/log.ts';
import { settlesWithin, untilAborted } from '../process/timing/waiting.ts';
import type { HomeGuilds } from '../store/index.ts';
import type { AlertParts } from './parts.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** Discord doesn't announce when an application becomes public; from then on, anyone can add the bot. */
const RECHECK_MS = 5 * 60_000;

interface HomeGuildsOptions {
  /** `HOME_GUILD_IDS`. */
  readonly configured: readonly string[];
  /** Whether anyone can add the bot to a server; rejects when Discord does not answer. */
  readonly isPublic: () => Promise<boolean>;
  readonly log: Log;
}

/**
 * The home servers are those in `HOME_GUILD_IDS`. If it isn't set, all servers are home servers as long as only the application's
 * owner can add the bot; once anyone can, none are.
 * @param configured `HOME_GUILD_IDS`
 * @throws what `isPublic` throws
 */
export async function homeGuildsOf(
  configured: readonly string[],
  isPublic: () => Promise<boolean>,
): Promise<HomeGuilds> {
  if (configured.length > 0) return configured;
  return (await isPublic()) ? [] : 'all';
}

type HomeGuildsSource = ReturnType<typeof createHomeGuilds>;

export function createHomeGuilds({ configured, isPublic, log }: HomeGuildsOptions) {
  let homeGuilds: HomeGuilds = configured.length > 0 ? configured : 'unknown';
  const refresh = async (): Promise<void> => {
    const found = await homeGuildsOf(configured, isPublic);
    if (found === 'all' && homeGuilds !== 'all')
      log.info('home servers: all, since the application is private');
    if (found !== 'all' && typeof homeGuilds === 'string') log.warn(NO_HOME_SERVERS);
    homeGuilds = found;
  };
  return {
    /** The home servers, as far as they are known. */
    now: () => homeGuilds,
    /** Asks Discord until it answers, unless `HOME_GUILD_IDS` is set. Resolves early when `stopping` aborts. */
    async resolve(stopping: AbortSignal): Promise<void> {
      if (configured.length > 0)
        log.info({ homeGuilds: configured }, 'home servers: those of HOME_GUILD_IDS');
      else await untilAborted(stopping, () => retryUntilAnswered(refresh, log, stopping));
    },
    /** Asks Discord again from time to time. Without an answer, the home servers stay as they were. */
    async watch(stopping: AbortSignal, everyMs = RECHECK_MS): Promise<void> {
      if (configured.length > 0) return;
      await untilAborted(stopping, async () => {
        for await (const _ of setInterval(everyMs, undefined, { signal: stopping }))
          await refresh().catch(() => {});
      });
    },
  };
}

/** Logs the first failure only: the reason rarely changes until Discord answers. */
function retryUntilAnswered(refresh: () => Promise<void>, log: Log, stopping: AbortSignal): Promise<void> {
  return pRetry(() => refresh().catch(throwRetryable), {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: FIRST_RETRY_MS,
    maxTimeout: MAX_RETRY_MS,
    signal: stopping,
    onFailedAttempt({ error, attemptNumber }) {
      if (attemptNumber === 1) log.warn({ err: error }, HOME_SERVERS_UNKNOWN);
    },
  });
}

/** p-retry gives up at a TypeError, and discord.js throws one for an error response that is not an object, as of a proxy. */
function throwRetryable(error: unknown): never {
  throw error instanceof TypeError ? new Error(error.message, { cause: error }) : error;
}

const HOME_SERVERS_UNKNOWN =
  'home servers: not known yet, Discord did not say whether the application is public';
const NO_HOME_SERVERS =
  'home servers: none, since the application is public and HOME_GUILD_IDS is empty. Alert channels get what is followed in their server; to give one every event, put the id of its server into HOME_GUILD_IDS';

/** How long the start waits for Discord to say which servers are home. */
const TIMEOUT_MS = 2_000;

/**
 * Finds out which servers are home, and keeps watching. Resolves without an answer if Discord takes long: events accepted
 * until then reach followers at once, and the alert channels of home servers as soon as these are known.
 */
export async function resolveHomeGuilds(
  homeGuilds: HomeGuildsSource,
  { store, log, clock }: Pick<AlertParts, 'store' | 'log' | 'clock'>,
  stopping: AbortSignal,
): Promise<void> {
  const startedAt = clock();
  const known = homeGuilds.resolve(stopping);
  void known.then(() => homeGuilds.watch(stopping));
  if (await settlesWithin(TIMEOUT_MS, known)) return;
  known
    .then(() => (stopping.aborted ? 0 : store.alertChannels.catchUp(startedAt, clock())))
    .catch((error: unknown) => log.error({ err: error }, 'home servers: catch-up failed'));
}
