import type { Client } from 'discord.js';
import { createHomeGuilds } from './alerts/home-guilds.ts';
import { createAlerts } from './alerts/index.ts';
import { createApi } from './api/index.ts';
import { explainCloseCode } from './bot/close-codes.ts';
import { createDispatch } from './bot/dispatch.ts';
import { loadCommands } from './bot/load-commands.ts';
import { registerCommands } from './bot/register-commands.ts';
import { startBot } from './bot/start-bot.ts';
import { createChat } from './chat/index.ts';
import { type Config, ConfigError, EXIT_BAD_CONFIG, loadConfig, secretsInUse, shardsOf } from './config.ts';
import type { Context } from './context.ts';
import { isPublic } from './discord/is-public-bot.ts';
import { createPoster } from './discord/poster.ts';
import { createRateLimiter } from './discord/rate-limiter.ts';
import { createRefusalBudget } from './discord/refusal-budget.ts';
import { createSeal } from './discord/seal.ts';
import { BUILD, checkBuild } from './process/build.ts';
import { createHealth, pingOf } from './process/health.ts';
import { createInFlight } from './process/in-flight.ts';
import { createLog } from './process/log.ts';
import { createMetrics } from './process/metrics.ts';
import { shutDownOnSignal } from './process/shutdown.ts';
import { type DatabaseFile, openStore, type Store } from './store/index.ts';
import { createAttemptLimit } from './timing/attempt-limit.ts';
import { settlesWithin } from './timing/settles-within.ts';
import { createErrorViews } from './views/error.ts';
import { loadEventKinds } from './webhook-receiver/load-event-kinds.ts';
import { createReceiver } from './webhook-receiver/receiver.ts';

/** Twice the gateway's address, the application, the commands, and room for one more. */
const STARTUP_REQUESTS = 6;
/** Enough for typing errors, too few to guess a masked number. */
const UNKNOWN_NUMBERS = { max: 20, windowMs: 10 * 60_000 };
/** How long the receiver waits until it is known which servers are home. */
const HOME_GUILDS_TIMEOUT_MS = 2_000;

const VACUUM_MANUALLY =
  'database not rewritten: its free pages may hold data deleted by an earlier version. To remove it, stop the bot, make a backup and restore that';

const config = loadConfigOrExit();
const log = createLog(config.LOG_LEVEL, undefined, secretsInUse());
process.on('uncaughtException', (error) => exitWith(error, 'uncaught exception, stopping'));
const { version, commit } = BUILD;
log.info({ version, commit, node: process.versions.node }, 'starting');
checkBuildOrExit();

const clock = Date.now;
const homeGuilds = createHomeGuilds({
  configured: config.HOME_GUILD_IDS,
  isPublic: () => isPublic(config.DISCORD_API_URL, config.DISCORD_TOKEN),
  log,
});
const store = await openStoreOrExit(config);
let client: Client | undefined;
const health = createHealth(() => client, store, clock);
const metrics = createMetrics(health, () => pingOf(client), store.file.size);
const api = createApi({
  baseUrl: config.API_BASE_URL,
  key: config.API_KEY,
  timeoutMs: config.API_TIMEOUT_MS,
  concurrency: config.API_CONCURRENCY,
  arrayEncoding: config.API_ARRAY_ENCODING,
  metrics,
});
const refusalBudget = createRefusalBudget({ log, metrics });
const poster = createPoster(config.DISCORD_API_URL, config.DISCORD_TOKEN, undefined, refusalBudget);
const seal = createSeal(config.DISCORD_TOKEN);
const sharding = { shards: shardsOf(config), count: config.SHARD_COUNT };
const rateLimiter = createRateLimiter(sharding.shards.length / sharding.count);
const alerts = createAlerts({
  store,
  api,
  poster,
  rateLimiter,
  log,
  clock,
  metrics,
  seal,
  pollMinutes: config.POLL_MINUTES,
});
let hasMessageContent = true;
const context: Context = {
  api,
  store,
  alerts,
  log,
  seal,
  unknownNumbers: createAttemptLimit({ ...UNKNOWN_NUMBERS, clock }),
  clock,
  platforms: config.API_PLATFORMS,
  homeGuilds: homeGuilds.now,
  maxAlertChannels: config.MAX_ALERT_CHANNELS,
  deployment: {
    autoConvert: () => (config.AUTO_CONVERT === 'off' ? 'off' : hasMessageContent ? 'on' : 'no_intent'),
    discordPingMs: () => pingOf(client),
    acceptsEvents: config.WEBHOOK_SECRET.length > 0,
  },
};
const chat = createChat({ store, api, poster, rateLimiter, log, clock, metrics });
const receiver = await createReceiver({
  path: config.WEBHOOK_PATH,
  secrets: config.WEBHOOK_SECRET,
  kinds: await loadEventKinds(new URL('webhook-receiver/events/', import.meta.url)),
  ingest: alerts.ingest,
  health,
  metrics,
  trustProxy: config.TRUST_PROXY,
  api,
  log,
  clock,
});
const inFlight = createInFlight();
const stopping = shutDownOnSignal({ finish, abort, close: () => store.close() }, log);

try {
  const releaseReserved = rateLimiter.reserve(STARTUP_REQUESTS);
  await resolveHomeGuilds();
  // Before the gateway: an event that comes before Discord is reached is accepted now and told later.
  const address = await receiver.listen({ host: config.HOST, port: config.PORT });
  log.info({ address, path: config.WEBHOOK_PATH }, 'receiver listening');
  if (config.WEBHOOK_SECRET.length === 0)
    log.warn('webhook receiver: every event is refused, WEBHOOK_SECRET is not set');
  // Of all processes with one database, one delivers.
  const dispatchesAlerts = config.ALERTS === 'auto' ? sharding.shards.includes(0) : config.ALERTS === 'on';
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
  const { client: bot, ...started } = await startBot({
    apiUrl: config.DISCORD_API_URL,
    token: config.DISCORD_TOKEN,
    sharding,
    onMessage: config.AUTO_CONVERT === 'on' ? (type, data) => inFlight.add(chat.onMessage(type, data)) : null,
    dispatch: (interaction) => inFlight.add(dispatch(interaction)),
    log,
    onClient(newest) {
      client = newest;
      refusalBudget.watch(newest.rest);
    },
    onFatalClose(code) {
      if (stopping.aborted) return;
      exitWith(new Error(explainCloseCode(code)), 'gateway closed: Discord refuses the bot');
    },
  });
  hasMessageContent = started.hasMessageContent;
  if (config.DISCORD_REGISTER !== 'off') {
    const bodies = [...commands.values()].map(({ data }) => data);
    const sent = await registerCommands(bot.rest, bot.application.id, config.DISCORD_REGISTER, bodies);
    log.info({ commands: bodies.length, sent }, sent ? 'commands registered' : 'commands up to date');
  }
  releaseReserved();
  log.info({ bot: bot.user.tag, ...sharding, dispatchesAlerts, version, commit }, 'ready');
} catch (error) {
  // A start that a signal interrupts fails in one way or another.
  if (!stopping.aborted) exitWith(error, 'start failed');
}

/** Events accepted before Discord has answered reach followers at once, and home servers later. */
async function resolveHomeGuilds(): Promise<void> {
  const startedAt = clock();
  const known = homeGuilds.resolve(stopping);
  void known.then(() => homeGuilds.watch(stopping));
  if (await settlesWithin(HOME_GUILDS_TIMEOUT_MS, known)) return;
  known
    .then(() => (stopping.aborted ? 0 : store.alertChannels.catchUp(startedAt, clock())))
    .catch((error: unknown) => log.error({ err: error }, 'home servers: catch-up failed'));
}

async function finish(): Promise<void> {
  chat.stop();
  const ended = [receiver.close(), client?.destroy(), alerts.stop(), inFlight.settled()];
  // One that fails must not cut the others short.
  await Promise.allSettled(ended);
}

async function abort(): Promise<void> {
  receiver.server.closeAllConnections();
  await api.close();
}

function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_BAD_CONFIG);
  }
}

function checkBuildOrExit(): void {
  try {
    checkBuild();
  } catch (error) {
    exitWith(error, 'start failed');
  }
}

async function openStoreOrExit({ DATABASE_PATH }: Config): Promise<Store> {
  try {
    const opened = openStore(DATABASE_PATH, homeGuilds.now);
    await opened.probe();
    vacuumLegacyFile(opened.file);
    return opened;
  } catch (error) {
    return exitWith(error, `database not opened: ${DATABASE_PATH}`);
  }
}

function vacuumLegacyFile(file: DatabaseFile): void {
  try {
    const vacuumResult = file.vacuumLegacyFile();
    if (vacuumResult === 'done') log.info(file.size(), 'database rewritten without deleted data');
    if (vacuumResult === 'too_large') log.warn(file.size(), VACUUM_MANUALLY);
  } catch (error) {
    log.warn({ err: error }, VACUUM_MANUALLY);
  }
}

function exitWith(error: unknown, message: string): never {
  log.fatal({ err: error }, message);
  process.exit(1);
}
