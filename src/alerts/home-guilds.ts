import { pause } from '../lib/pause.ts';
import type { Log } from '../process/log.ts';
import type { HomeGuilds } from '../store/index.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** Nobody says when an application becomes public, and from then on strangers can add the bot. */
const RECHECK_MS = 5 * 60_000;

export interface HomeGuildsOptions {
  /** `HOME_GUILD_IDS`. */
  readonly configured: readonly string[];
  /** Whether anybody can add the bot to a server; rejects when Discord does not say. */
  readonly isPublic: () => Promise<boolean>;
  readonly log: Log;
}

export interface HomeGuildsSource {
  /** As far as is known. */
  readonly now: () => HomeGuilds;
  /** Resolves when it is known, which may take several questions to Discord; at once with `HOME_GUILD_IDS`. */
  resolve(stopping: AbortSignal): Promise<void>;
  /** Asks again now and then, once it is known; what was known holds until Discord says otherwise. */
  watch(stopping: AbortSignal, everyMs?: number): Promise<void>;
}

/**
 * Which servers are home: those of `HOME_GUILD_IDS`. Without that, all of them while only the application's owner can add
 * the bot to servers, and none once anybody can.
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

/** Finds out which servers are home, and keeps asking until Discord answers. */
export function createHomeGuilds({ configured, isPublic, log }: HomeGuildsOptions): HomeGuildsSource {
  let homeGuilds: HomeGuilds = configured.length > 0 ? configured : 'unknown';
  const refresh = async (): Promise<void> => {
    const found = await homeGuildsOf(configured, isPublic);
    if (found === 'all' && homeGuilds !== 'all')
      log.info('home servers: all, since the application is private');
    if (found !== 'all' && typeof homeGuilds === 'string') log.warn(NO_HOME_SERVERS);
    homeGuilds = found;
  };
  return {
    now: () => homeGuilds,
    async resolve(stopping) {
      if (configured.length > 0) {
        log.info({ homeGuilds: configured }, 'home servers: those of HOME_GUILD_IDS');
        return;
      }
      // Said once: what keeps Discord from answering stays the same until it has answered.
      let isLogged = false;
      for (let retryMs = FIRST_RETRY_MS; !stopping.aborted; retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
        try {
          return await refresh();
        } catch (error) {
          if (!isLogged) log.warn({ err: error }, HOME_SERVERS_UNKNOWN);
          isLogged = true;
          await pause(retryMs, stopping);
        }
      }
    },
    async watch(stopping, everyMs = RECHECK_MS) {
      while (configured.length === 0 && !stopping.aborted) {
        await pause(everyMs, stopping);
        // Without an answer, what was known goes on holding.
        if (!stopping.aborted) await refresh().catch(() => {});
      }
    },
  };
}

const HOME_SERVERS_UNKNOWN =
  'home servers: not known yet, Discord did not say whether the application is public';
const NO_HOME_SERVERS =
  'home servers: none, since the application is public and HOME_GUILD_IDS is empty. Alert channels get what is followed in their server; to give one every event, put the id of its server into HOME_GUILD_IDS';
