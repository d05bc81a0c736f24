import { createAlerts, storedScansOf, usualDestination } from '../alerts/index.ts';
import { createChat } from '../chat/index.ts';
import { showParcels } from '../commands/track/my-parcels.ts';
import type { Config } from '../config/config.ts';
import { type Context, createPostLimits } from '../context.ts';
import { createCommandMentions } from '../discord/interactions/register-commands.ts';
import { createSeal } from '../discord/messages/seal.ts';
import { createChannelPosts } from '../discord/posting/channel-posts.ts';
import { createPoster } from '../discord/posting/poster.ts';
import { createRefusalBudget } from '../discord/posting/refusal-budget.ts';
import { createArrivals } from '../parcels/arrival.ts';
import { type ArrivalLearner, createArrivalLearner } from '../parcels/learn-arrivals.ts';
import { createNumberHash } from '../parcels/number-hash.ts';
import { createPictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { createAttemptLimit } from '../process/timing/attempt-limit.ts';
import { createKeepBriefly } from '../process/timing/create-lru-cache.ts';
import { rememberProducts } from '../products/index.ts';
import { readRatesInUse } from '../products/rates-in-use.ts';
import {
  createApi,
  createAttachmentDownloads,
  createPhotoDownloads,
  type PhotoDownloads,
} from '../service/index.ts';
import type { HomeGuilds, Store } from '../store/index.ts';
import type { RunMode } from './run-mode.ts';

/** Enough for typos, too few to guess a masked number. */
const UNKNOWN_NUMBERS = { max: 20, windowMs: 10 * 60_000 };
/** The same rate of guesses as when looking up single numbers. */
const LISTED_NUMBERS = { max: 100, windowMs: 50 * 60_000 };

type OnLookup = NonNullable<Parameters<typeof createApi>[0]['onLookup']>;

interface FeatureOptions {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly mode: RunMode;
  readonly homeGuilds: () => HomeGuilds;
}

export type Features = Awaited<ReturnType<typeof createFeatures>>;

/** What the bot does for people: commands, links in chat, alerts. */
export async function createFeatures(options: FeatureOptions) {
  const { config, store, log, clock, metrics, mode } = options;
  const photos = createPhotoDownloads({ baseUrl: config.API_BASE_URL, timeoutMs: config.PICTURE_WAIT_MS });
  const lookupListeners: OnLookup[] = [rememberProducts(options)];
  const { arrivals, learner, onScan } = createArrivalParts(options);
  const api = createServiceClient(options, photos.allow, lookupListeners, learner);
  const refusalBudget = createRefusalBudget({ log, metrics });
  const commandMentions = createCommandMentions();
  const shared = {
    api,
    store,
    arrivals,
    log,
    clock,
    photos,
    pictures: createPictures({ enabled: config.PICTURES === 'on', log }),
    seal: createSeal(config.DISCORD_TOKEN),
    exchangeRates: await readRatesInUse(config.EXCHANGE_RATES, store.exchangeRates, clock()),
    unknownNumbers: createAttemptLimit({ ...UNKNOWN_NUMBERS, clock }),
    mentionCommand: commandMentions.mention,
  };
  const poster = createPoster(config.DISCORD_API_URL, config.DISCORD_TOKEN, undefined, refusalBudget);
  const posting = { ...shared, metrics, poster, rateLimiter: mode.rateLimiter };
  const alerts = createAlerts({
    ...posting,
    ownership: mode.ownership,
    pictureWaitMs: config.PICTURE_WAIT_MS,
    pollMinutes: config.POLL_MINUTES,
  });
  lookupListeners.push((result, at) => void alerts.prices.observe(result, at));
  const chat = createChat({
    ...posting,
    showParcels: (userId, texts) => showParcels({ context, userId, texts }, 0),
    usualDestination: (userId) => usualDestination({ context, userId }),
    ...describeReading(config, mode),
  });
  const channelPosts = createChannelPosts(posting);
  const context: Context = { ...shared, alerts, channelPosts, ...createCommandParts(options) };
  return { alerts, chat, context, commandMentions, refusalBudget, learner, onScan };
}

/** What only commands use. */
function createCommandParts({ config, clock, homeGuilds, mode }: FeatureOptions) {
  return {
    attachments: createAttachmentDownloads({ discordUrl: config.DISCORD_API_URL }),
    homeGuilds,
    listedNumbers: createAttemptLimit({ ...LISTED_NUMBERS, clock }),
    posts: createPostLimits(clock),
    keepBriefly: createKeepBriefly(clock),
    platforms: config.API_PLATFORMS,
    maxAlertChannels: config.MAX_ALERT_CHANNELS,
    deployment: describeDeployment(config, mode),
  };
}

/** The arrival forecast, and what feeds it. */
function createArrivalParts({ config, store, log, clock }: FeatureOptions) {
  const arrivals = createArrivals({ store, hash: createNumberHash(config.DISCORD_TOKEN) });
  const learner = createArrivalLearner({ arrivals, log });
  /** Called when a webhook's scan of this parcel has been stored. */
  const onScan = (number: string) =>
    learner.reported(number, () => storedScansOf(store, number, clock()), clock());
  return { arrivals, learner, onScan };
}

function createServiceClient(
  { config, metrics }: FeatureOptions,
  onPhotos: PhotoDownloads['allow'],
  lookupListeners: readonly OnLookup[],
  learner: ArrivalLearner,
) {
  return createApi({
    baseUrl: config.API_BASE_URL,
    key: config.API_KEY,
    timeoutMs: config.API_TIMEOUT_MS,
    concurrency: config.API_CONCURRENCY,
    arrayEncoding: config.API_ARRAY_ENCODING,
    timeZone: config.API_TIME_ZONE,
    metrics,
    onLookup(result, at) {
      for (const listener of lookupListeners) listener(result, at);
    },
    onPhotos,
    onTracking: (number, { updates }, at) => learner.answered(number, updates, at),
  });
}

/** Which messages the bot reads. */
function describeReading({ AUTO_CONVERT }: Config, { gateway }: RunMode) {
  const repliesToLinks = AUTO_CONVERT === 'on';
  return {
    ownUserId: gateway.ownUserId,
    repliesToLinks,
    readsChat: () => repliesToLinks && gateway.hasMessageContent(),
  };
}

function describeDeployment(config: Config, { gateway, machines }: RunMode): Context['deployment'] {
  const { AUTO_CONVERT, ATTACH_PHOTOS } = config;
  return {
    autoConvert: () => (AUTO_CONVERT === 'off' || gateway.hasMessageContent() ? AUTO_CONVERT : 'no_intent'),
    machines,
    attachPhotos: ATTACH_PHOTOS === 'on',
  };
}
