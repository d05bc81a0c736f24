import { type Alerts, createAlerts } from '../alerts/index.ts';
import { type CommandMentions, createCommandMentions } from '../bot/command-mentions.ts';
import type { Gateway } from '../bot/gateway.ts';
import { type Chat, createChat } from '../chat/index.ts';
import type { Ownership } from '../cluster/ownership.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { HomeGuilds, Store } from '../store/index.ts';
import { createAttemptLimit } from '../timing/attempt-limit.ts';
import { createKeepBriefly } from '../timing/create-lru-cache.ts';
import { createPostLimits } from './post-limits.ts';
import type { RunMode } from './run-mode.ts';
import type { Services } from './services.ts';

/** Enough for typing errors, too few to guess a masked number. */
const UNKNOWN_NUMBERS = { max: 20, windowMs: 10 * 60_000 };
/** As many guesses in that time as by looking up one number after the other. */
const LISTED_NUMBERS = { max: 100, windowMs: 50 * 60_000 };

interface FeatureOptions extends Services {
  readonly config: Config;
  readonly store: Store;
  readonly rateLimiter: RateLimiter;
  readonly gateway: Gateway;
  /** What this process does, of what several share. */
  readonly ownership: Ownership;
  readonly homeGuilds: () => HomeGuilds;
  readonly machines: RunMode['machines'];
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** What the bot does for people: commands, links in chat, alerts. */
interface Features {
  readonly alerts: Alerts;
  readonly chat: Chat;
  readonly context: Context;
  readonly commandMentions: CommandMentions;
}

export function createFeatures(options: FeatureOptions): Features {
  const { config, clock, gateway } = options;
  const alerts = createAlerts({
    ...options,
    pictureWaitMs: config.PICTURE_WAIT_MS,
    pollMinutes: config.POLL_MINUTES,
  });
  const unknownNumbers = createAttemptLimit({ ...UNKNOWN_NUMBERS, clock });
  const commandMentions = createCommandMentions();
  const chat = createChat({
    ...options,
    unknownNumbers,
    mentionCommand: commandMentions.mention,
    ownUserId: gateway.ownUserId,
    repliesToLinks: config.AUTO_CONVERT === 'on',
  });
  const { api, store, log, pictures, photos, attachments, seal, homeGuilds, exchangeRates } = options;
  const context: Context = {
    api,
    store,
    alerts,
    log,
    pictures,
    photos,
    attachments,
    seal,
    clock,
    homeGuilds,
    exchangeRates,
    unknownNumbers,
    listedNumbers: createAttemptLimit({ ...LISTED_NUMBERS, clock }),
    posts: createPostLimits(clock),
    keepBriefly: createKeepBriefly(clock),
    platforms: config.API_PLATFORMS,
    mentionCommand: commandMentions.mention,
    maxAlertChannels: config.MAX_ALERT_CHANNELS,
    deployment: describeDeployment(options),
  };
  return { alerts, chat, context, commandMentions };
}

function describeDeployment({ config, gateway, machines }: FeatureOptions): Context['deployment'] {
  const { AUTO_CONVERT, WEBHOOK_SECRET, ATTACH_PHOTOS } = config;
  return {
    autoConvert: () => (AUTO_CONVERT === 'off' || gateway.hasMessageContent() ? AUTO_CONVERT : 'no_intent'),
    discordPingMs: gateway.pingMs,
    machines,
    acceptsEvents: WEBHOOK_SECRET.length > 0,
    attachPhotos: ATTACH_PHOTOS === 'on',
  };
}
