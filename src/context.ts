import type { Alerts } from './alerts/index.ts';
import type { Seal } from './discord/messages/seal.ts';
import type { ChannelPosts } from './discord/posting/channel-posts.ts';
import type { Arrivals } from './parcels/arrival.ts';
import type { Pictures } from './pictures/index.ts';
import type { Log } from './process/log.ts';
import { type AttemptLimit, createAttemptLimit } from './process/timing/attempt-limit.ts';
import type { KeepBriefly } from './process/timing/create-lru-cache.ts';
import type { RatesInUse } from './products/rates-in-use.ts';
import type { Api, AttachmentDownloads, PhotoDownloads } from './service/index.ts';
import type { HomeGuilds, Store } from './store/index.ts';

/** Everything that commands need. Built in `composition/features.ts` and passed as an argument. */
export interface Context {
  readonly api: Api;
  readonly store: Store;
  readonly alerts: Alerts;
  /** When parcels arrive. */
  readonly arrivals: Arrivals;
  readonly log: Log;
  readonly pictures: Pictures;
  readonly photos: PhotoDownloads;
  /** Files that people upload in modals. */
  readonly attachments: AttachmentDownloads;
  /** Encrypts what custom ids must not reveal. */
  readonly seal: Seal;
  /** Limits how many unknown tracking numbers a user can look up. */
  readonly unknownNumbers: AttemptLimit;
  /** Limits how many numbers a user can follow in lists, without looking them up. */
  readonly listedNumbers: AttemptLimit;
  /** Limits what people have the bot post, by buttons, where others read it. */
  readonly posts: ReturnType<typeof createPostLimits>;
  /** Posts what people share, in messages of the bot's own. */
  readonly channelPosts: ChannelPosts;
  /** What suggestions are made from, between two keystrokes. */
  readonly keepBriefly: KeepBriefly;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Platforms offered for products that are named by platform and id (`API_PLATFORMS`). */
  readonly platforms: readonly string[];
  readonly exchangeRates: RatesInUse;
  /** How a message names a command, so that a tap on it starts the command: `</track:1200000000000000020>`. */
  readonly mentionCommand: (name: string) => string;
  /** What this process is configured and able to do. */
  readonly deployment: Deployment;
  /** Servers whose alert channels get every webhook event, as far as they are known now. */
  readonly homeGuilds: () => HomeGuilds;
  /** How many alert channels a server may have (`MAX_ALERT_CHANNELS`). */
  readonly maxAlertChannels: number;
}

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;

/** A dozen posts cover a haul and its parcels; more would flood the channel for everyone else. */
export function createPostLimits(clock: () => number) {
  const limit = (max: number, windowMs: number) => createAttemptLimit({ max, windowMs, clock });
  return {
    byPerson: limit(12, TEN_MINUTES_MS),
    inChannel: limit(20, TEN_MINUTES_MS),
    /** In a channel in slow mode, by person; its window is the slow mode's. */
    inSlowMode: limit(1, TEN_MINUTES_MS),
    pollsInChannel: limit(5, TEN_MINUTES_MS),
    /** Questions of a person about a product. */
    asks: limit(1, TEN_MINUTES_MS),
    /** Test alerts at a destination, by those who manage the server. */
    tests: limit(5, TEN_MINUTES_MS),
    /** The same from the DM about a suspended channel. */
    retests: limit(1, MINUTE_MS),
  };
}

interface Deployment {
  /** Whether links in chat are converted, or why not. */
  autoConvert(): 'on' | 'off' | 'no_intent';
  /**
   * The machines that run the bot; null: it is one process.
   * @throws Error when the database does not answer
   */
  machines(): Promise<{ readonly count: number; readonly areAllServersServed: boolean } | null>;
  /** Whether photos are uploaded instead of linked (`ATTACH_PHOTOS`). */
  readonly attachPhotos: boolean;
}
