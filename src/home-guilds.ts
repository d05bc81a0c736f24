import { pause } from './lib/pause.ts';
import type { Log } from './log.ts';
import type { HomeGuilds } from './store/index.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

export interface HomeGuildsOptions {
  /** `HOME_GUILD_IDS`. */
  readonly configured: readonly string[];
  /** Whether anybody can add the bot to a server; rejects when Discord does not say. */
  readonly isPublic: () => Promise<boolean>;
  readonly log: Log;
}

export interface HomeGuildsSource {
  /** What is known now: until Discord has answered, no server is home. */
  readonly now: () => HomeGuilds;
  /** Resolves when it is known, which may take several questions to Discord; at once with `HOME_GUILD_IDS`. */
  learn(stopping: AbortSignal): Promise<void>;
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
  let homes: HomeGuilds = configured;
  return {
    now: () => homes,
    async learn(stopping) {
      if (configured.length > 0) {
        log.info({ homeGuilds: configured }, 'home servers: those of HOME_GUILD_IDS');
        return;
      }
      for (let retryMs = FIRST_RETRY_MS; !stopping.aborted; retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
        try {
          homes = await homeGuildsOf(configured, isPublic);
          if (homes === 'all') log.info('home servers: all, since the application is private');
          else log.warn(NO_HOME);
          return;
        } catch (error) {
          log.warn(
            { err: error },
            'home servers: not known yet, Discord did not say whether the application is public',
          );
          await pause(retryMs, stopping);
        }
      }
    },
  };
}

const NO_HOME =
  'home servers: none, since the application is public and HOME_GUILD_IDS is empty. Alert channels get what is followed in their server; to give one every event, put the id of its server into HOME_GUILD_IDS';
