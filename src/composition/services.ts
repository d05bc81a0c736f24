import {
  type Api,
  type AttachmentDownloads,
  createApi,
  createAttachmentDownloads,
  createPhotoDownloads,
  type PhotoDownloads,
} from '../api/index.ts';
import type { Config } from '../config.ts';
import { createPoster, type Poster } from '../discord/poster.ts';
import { createRefusalBudget, type RefusalBudget } from '../discord/refusal-budget.ts';
import { createSeal, type Seal } from '../discord/seal.ts';
import { createPictures, type Pictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { rememberProducts } from '../products/load-facts.ts';
import { type RatesInUse, readRatesInUse } from '../products/rates-in-use.ts';
import type { Store } from '../store/index.ts';

type OnLookup = NonNullable<Parameters<typeof createApi>[0]['onLookup']>;

interface ServiceOptions {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** What features use: the service, Discord's messages, pictures and prices. */
export interface Services {
  readonly api: Api;
  /** Adds what is called with each answer about a product. */
  readonly onLookup: (listener: OnLookup) => void;
  readonly poster: Poster;
  readonly refusalBudget: RefusalBudget;
  readonly seal: Seal;
  readonly pictures: Pictures;
  readonly photos: PhotoDownloads;
  readonly attachments: AttachmentDownloads;
  readonly exchangeRates: RatesInUse;
}

export async function createServices(options: ServiceOptions): Promise<Services> {
  const { config, store, log, clock, metrics } = options;
  const photos = createPhotoDownloads({
    baseUrl: config.API_BASE_URL,
    timeoutMs: config.PICTURE_WAIT_MS,
  });
  const refusalBudget = createRefusalBudget({ log, metrics });
  const lookupListeners: OnLookup[] = [rememberProducts(options)];
  return {
    api: createServiceClient(options, photos, lookupListeners),
    onLookup: (listener) => void lookupListeners.push(listener),
    poster: createPoster(config.DISCORD_API_URL, config.DISCORD_TOKEN, undefined, refusalBudget),
    refusalBudget,
    seal: createSeal(config.DISCORD_TOKEN),
    pictures: createPictures({ enabled: config.PICTURES === 'on', log }),
    photos,
    attachments: createAttachmentDownloads({ discordUrl: config.DISCORD_API_URL }),
    exchangeRates: await readRatesInUse(config.EXCHANGE_RATES, store.exchangeRates, clock()),
  };
}

function createServiceClient(
  { config, metrics }: ServiceOptions,
  photos: PhotoDownloads,
  lookupListeners: readonly OnLookup[],
): Api {
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
    onPhotos: photos.allow,
  });
}
