import { createHomeGuilds } from './alerts/home-guilds.ts';
import { createAlerts, MAX_FOLLOWS } from './alerts/index.ts';
import { createWebhookIngest, type WebhookContent } from './alerts/ingest/ingest-webhook.ts';
import { resolveHomeGuilds } from './alerts/resolve-home-guilds.ts';
import { createApi, createPhotoDownloads } from './api/index.ts';
import { createCommandMentions } from './bot/command-mentions.ts';
import { createDispatch } from './bot/dispatch.ts';
import { createGateway } from './bot/gateway.ts';
import { loadCommands } from './bot/load-commands.ts';
import { registerAtStart } from './bot/register-at-start.ts';
import { createChat } from './chat/index.ts';
import { loadConfigOrExit } from './config/load-config-or-exit.ts';
import { databaseAddress, postsAlerts, secretsInUse, shardsOf } from './config.ts';
import type { Context } from './context.ts';
import { isPublicBot } from './discord/is-public-bot.ts';
import { createPoster } from './discord/poster.ts';
import { createRateLimiter } from './discord/rate-limiter.ts';
import { createRefusalBudget } from './discord/refusal-budget.ts';
import { createSeal } from './discord/seal.ts';
import { createPictures } from './pictures/index.ts';
import { BUILD, checkBuild } from './process/build.ts';
import { createFatalExit } from './process/fatal-exit.ts';
import { createHealth } from './process/health.ts';
import { createInFlight } from './process/in-flight.ts';
import { createLog } from './process/log.ts';
import { createMetrics } from './process/prometheus.ts';
import { shutDownOnSignal } from './process/shutdown.ts';
import { readRatesInUse } from './products/rates-in-use.ts';
import { rememberProducts } from './products/remember-products.ts';
import { newestMigration } from './store/database/migration-journal.ts';
import { describeAddress } from './store/index.ts';
import { openStoreAtStart } from './store/open-at-start.ts';
import { createAttemptLimit } from './timing/attempt-limit.ts';
import { createErrorViews } from './views/error.ts';
import { listen } from './webhook-receiver/listen.ts';
import { loadEventKinds } from './webhook-receiver/load-event-kinds.ts';
import { createReceiver } from './webhook-receiver/receiver.ts';

/** Twice the gateway's address, the application, the commands, and room for one more. */
const STARTUP_REQUESTS = 6;
/** Enough for typing errors, too few to guess a masked number. */
const UNKNOWN_NUMBERS = { max: 20, windowMs: 10 * 60_000 };
/** As many guesses in that time as by looking up one number after the other; one list fills all follows. */
const LISTED_NUMBERS = { max: MAX_FOLLOWS, windowMs: 50 * 60_000 };
/** A user asks a channel about the same product once in this time. */
const ASKS = { max: 1, windowMs: 10 * 60_000 };

const config = loadConfigOrExit();
const { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token, WEBHOOK_SECRET: secrets } = config;
const sharding = { shards: shardsOf(config), count: config.SHARD_COUNT };
const clock = Date.now;
const log = createLog(config.LOG_LEVEL, undefined, secretsInUse());
const { exitWith, orExit } = createFatalExit(log);
const { version, commit } = BUILD;
log.info({ version, commit, node: process.versions.node }, 'starting');
await orExit('start failed', () => checkBuild(newestMigration()));

const homeGuilds = createHomeGuilds({
  configured: config.HOME_GUILD_IDS,
  isPublic: () => isPublicBot(apiUrl, token),
  log,
});
const database = databaseAddress(config);
const store = await orExit(`database not opened: ${describeAddress(database)}`, () =>
  openStoreAtStart(database, homeGuilds.now, log),
);
const exchangeRates = await readRatesInUse(config.EXCHANGE_RATES, store.exchangeRates, clock());
const gateway = createGateway(clock);
const { backlog } = store.deliveries;
const { isReady: isGatewayReady, pingMs: discordPingMs } = gateway;
const health = createHealth({ isGatewayReady, backlog, isWritable: store.isWritable }, clock);
const metrics = createMetrics(health, discordPingMs, store.storage.size);
const photos = createPhotoDownloads({
  baseUrl: config.API_BASE_URL,
  timeoutMs: config.PICTURE_WAIT_MS,
});
const pictures = createPictures({ enabled: config.PICTURES === 'on', log });
const rememberProduct = rememberProducts({ store, log, clock });
const api = createApi({
  baseUrl: config.API_BASE_URL,
  key: config.API_KEY,
  timeoutMs: config.API_TIMEOUT_MS,
  concurrency: config.API_CONCURRENCY,
  arrayEncoding: config.API_ARRAY_ENCODING,
  timeZone: config.API_TIME_ZONE,
  metrics,
  onLookup(result, at) {
    rememberProduct(result);
    void alerts.prices.observe(result, at);
  },
  onPhotos: photos.allow,
});
const refusalBudget = createRefusalBudget({ log, metrics });
const poster = createPoster(apiUrl, token, undefined, refusalBudget);
const seal = createSeal(token);
const rateLimiter = createRateLimiter(sharding.shards.length / sharding.count);
const shared = { store, api, poster, rateLimiter, log, clock, metrics };
const alerts = createAlerts({
  ...shared,
  seal,
  exchangeRates,
  pictures,
  photos,
  pictureWaitMs: config.PICTURE_WAIT_MS,
  pollMinutes: config.POLL_MINUTES,
});
const unknownNumbers = createAttemptLimit({ ...UNKNOWN_NUMBERS, clock });
const commandMentions = createCommandMentions();
const chat = createChat({
  ...shared,
  exchangeRates,
  pictures,
  seal,
  unknownNumbers,
  mentionCommand: commandMentions.mention,
  ownUserId: () => gateway.client()?.user?.id ?? null,
  repliesToLinks: config.AUTO_CONVERT === 'on',
});
const context: Context = {
  api,
  store,
  alerts,
  log,
  pictures,
  photos,
  seal,
  clock,
  unknownNumbers,
  listedNumbers: createAttemptLimit({ ...LISTED_NUMBERS, clock }),
  asks: createAttemptLimit({ ...ASKS, clock }),
  platforms: config.API_PLATFORMS,
  homeGuilds: homeGuilds.now,
  exchangeRates,
  mentionCommand: commandMentions.mention,
  maxAlertChannels: config.MAX_ALERT_CHANNELS,
  deployment: {
    autoConvert: () =>
      config.AUTO_CONVERT === 'off' || gateway.hasMessageContent() ? config.AUTO_CONVERT : 'no_intent',
    discordPingMs,
    acceptsEvents: secrets.length > 0,
    attachPhotos: config.ATTACH_PHOTOS === 'on',
  },
};
const webhook = { host: config.HOST, port: config.PORT, path: config.WEBHOOK_PATH, secrets };
const receiver = await createReceiver({
  ...webhook,
  kinds: await loadEventKinds<WebhookContent>(new URL('webhook-receiver/events/', import.meta.url)),
  ingest: createWebhookIngest(alerts.ingest, api, config.API_TIME_ZONE),
  health,
  metrics,
  trustProxy: config.TRUST_PROXY,
  log,
  clock,
});
const inFlight = createInFlight();
const stopping = shutDownOnSignal(
  {
    finish() {
      chat.stop();
      return [receiver.close(), gateway.client()?.destroy(), alerts.stop(), inFlight.settled()];
    },
    async abort() {
      receiver.server.closeAllConnections();
      await Promise.all([api.close(), photos.close()]);
    },
    close: () => store.close(),
  },
  log,
);

try {
  const releaseReserved = rateLimiter.reserve(STARTUP_REQUESTS);
  await resolveHomeGuilds({ homeGuilds, store, log, clock, stopping });
  // Before the gateway: events are stored while Discord is still out of reach, and posted later.
  await listen(receiver, webhook, log);
  const dispatchesAlerts = postsAlerts(config);
  if (dispatchesAlerts) alerts.start();
  const commands = await loadCommands<Context>(new URL('commands/', import.meta.url));
  const dispatch = createDispatch({
    commands,
    contextFor: (userId) => ({ ...context, api: api.forUser(userId) }),
    errorViews: createErrorViews(clock),
    log,
    clock,
    metrics,
    interactionsPerMinute: config.QUESTIONS_PER_MINUTE,
  });
  const client = await gateway.start({
    apiUrl,
    token,
    sharding,
    refusalBudget,
    log,
    onMessage: (type, data) => inFlight.add(chat.onMessage(type, data)),
    readsChat: config.AUTO_CONVERT === 'on',
    dispatch: (interaction) => inFlight.add(dispatch(interaction)),
    onFatalClose(reason) {
      if (!stopping.aborted) exitWith(reason, 'gateway closed: Discord refuses the bot');
    },
  });
  commandMentions.learn(await registerAtStart(client, config.DISCORD_REGISTER, commands.values(), log));
  releaseReserved();
  log.info({ bot: client.user.tag, ...sharding, dispatchesAlerts, version, commit }, 'ready');
} catch (error) {
  // A start that a signal interrupts fails in one way or another.
  if (!stopping.aborted) exitWith(error, 'start failed');
}
