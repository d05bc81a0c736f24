import type { Alerts } from './alerts/index.ts';
import type { Api } from './api/index.ts';
import type { Seal } from './discord/seal.ts';
import type { Log } from './process/log.ts';
import type { HomeGuilds, Store } from './store/index.ts';
import type { AttemptLimit } from './timing/attempt-limit.ts';

/** Everything a feature may touch, built once in `index.ts` and handed down as an argument. */
export interface Context {
  readonly api: Api;
  readonly store: Store;
  readonly alerts: Alerts;
  readonly log: Log;
  /** Encrypts what custom ids must not reveal. */
  readonly seal: Seal;
  /** Slows down people who ask for many unknown tracking numbers. */
  readonly unknownNumbers: AttemptLimit;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Platforms offered where a product is named by platform and id (`API_PLATFORMS`). */
  readonly platforms: readonly string[];
  /** What the process as a whole is set to and able to do. */
  readonly deployment: Deployment;
  /** Servers whose alert channels receive every webhook event, as far as is known now. */
  readonly homeGuilds: () => HomeGuilds;
  /** How many alert channels a server may have (`MAX_ALERT_CHANNELS`). */
  readonly maxAlertChannels: number;
}

export interface Deployment {
  /** Whether links in chat are converted: as set, or why not. */
  autoConvert(): 'on' | 'off' | 'no_intent';
  /** Milliseconds of the last heartbeat; null before the first. Undefined while not connected. */
  discordPingMs(): number | null | undefined;
  /** Whether signed events are accepted at all. */
  readonly acceptsEvents: boolean;
}
