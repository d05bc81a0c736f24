import type { Alerts } from './alerts/index.ts';
import type { Api } from './api/index.ts';
import type { Log } from './log.ts';
import type { Store } from './store/index.ts';

/** Everything a feature may touch, built once in `index.ts` and handed down as an argument. */
export interface Context {
  readonly api: Api;
  readonly store: Store;
  readonly alerts: Alerts;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Platforms offered where a product is named by platform and id (`API_PLATFORMS`). */
  readonly platforms: readonly string[];
  /** Servers whose alert channels hear of every event (`HOME_GUILD_IDS`); empty: all do. */
  readonly homeGuilds: readonly string[];
}
