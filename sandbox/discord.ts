/** The local Discord with Haul Club in it: what the sandbox, the tests, the drills and the benchmarks use. */
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

export function createLocalDiscord(
  options: localDiscord.LocalDiscordOptions = {},
): localDiscord.LocalDiscord {
  return localDiscord.createLocalDiscord({ seed: haulClubSeed, ...options });
}

export function startLocalDiscord(
  options: localDiscord.StartOptions = {},
): Promise<localDiscord.RunningLocalDiscord> {
  return localDiscord.startLocalDiscord({ seed: haulClubSeed, ...options });
}
