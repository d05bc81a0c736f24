import type { Log } from '../process/log.ts';
import type { Store } from '../store/index.ts';
import { settlesWithin } from '../timing/settles-within.ts';
import type { HomeGuildsSource } from './home-guilds.ts';

/** How long the start waits for Discord to say which servers are home. */
const TIMEOUT_MS = 2_000;

interface ResolveHomeGuildsOptions {
  readonly homeGuilds: HomeGuildsSource;
  readonly store: Pick<Store, 'alertChannels'>;
  readonly log: Log;
  readonly clock: () => number;
  readonly stopping: AbortSignal;
}

/**
 * Finds out which servers are home, and keeps watching. Resolves without an answer if Discord takes long: events accepted
 * until then reach followers at once, and the alert channels of home servers as soon as these are known.
 */
export async function resolveHomeGuilds(options: ResolveHomeGuildsOptions): Promise<void> {
  const { homeGuilds, store, log, clock, stopping } = options;
  const startedAt = clock();
  const known = homeGuilds.resolve(stopping);
  void known.then(() => homeGuilds.watch(stopping));
  if (await settlesWithin(TIMEOUT_MS, known)) return;
  known
    .then(() => (stopping.aborted ? 0 : store.alertChannels.catchUp(startedAt, clock())))
    .catch((error: unknown) => log.error({ err: error }, 'home servers: catch-up failed'));
}
