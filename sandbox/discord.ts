/** The local Discord with the server Haul Club, for the sandbox, the tests, the drills and the benchmarks. */
import * as localDiscord from 'local-discord';
import { haulClubSeed } from './seed.ts';

export {
  LOCAL_TOKEN,
  type LocalDiscord,
  type LocalDiscordOptions,
  type RunningLocalDiscord,
  SERVER_OPTIONS,
  type StartOptions,
} from 'local-discord';

/**
 * What Discord would ignore is refused, and its rate limits are enforced; only identifies are not limited, so that tests
 * can restart the bot at once. The bot is compiled when it starts, which takes long on a busy machine.
 */
const STRICT = { seed: haulClubSeed, strictness: 'strict', limitsIdentifies: false, waitMs: 40_000 } as const;

export function createLocalDiscord(
  options: localDiscord.LocalDiscordOptions = {},
): localDiscord.LocalDiscord {
  return localDiscord.createLocalDiscord({ ...STRICT, ...options });
}

export function startLocalDiscord(
  options: localDiscord.StartOptions = {},
): Promise<localDiscord.RunningLocalDiscord> {
  return localDiscord.startLocalDiscord({ ...STRICT, ...options });
}
