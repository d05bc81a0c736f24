import type { Client } from 'discord.js';
import { createAlerts } from './alerts/index.ts';
import { createApi } from './api/index.ts';
import { explained } from './bot/close-codes.ts';
import { createDispatch } from './bot/dispatch.ts';
import { isPublic } from './bot/is-public.ts';
import { loadCommands } from './bot/load-commands.ts';
import { createPace } from './bot/pace.ts';
import { createPoster } from './bot/post.ts';
import { createRefusalBudget } from './bot/refusal-budget.ts';
import { registerCommands } from './bot/register.ts';
import { startBot } from './bot/start-bot.ts';
import { createChat } from './chat/index.ts';
import { type Config, ConfigError, EXIT_BAD_CONFIG, loadConfig, secretsInUse, shardsOf } from './config.ts';
import type { Context } from './context.ts';
import { createHealth, pingOf } from './health.ts';
import { createHomeGuilds } from './home-guilds.ts';
import { createAttemptLimit } from './lib/attempt-limit.ts';
import { BUILD, checkBuild } from './lib/build.ts';
import { endsWithin } from './lib/ends-within.ts';
import { createInFlight } from './lib/in-flight.ts';
import { createSeal } from './lib/seal.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { endGracefully } from './shutdown.ts';
import { type DatabaseFile, openStore, type Store } from './store/index.ts';
import { createProblems } from './views/problem.ts';
import { createReceiver } from './webhook-receiver/app.ts';
import { loadEventKinds } from './webhook-receiver/load-event-kinds.ts';

/** Twice the gateway's address, the application, the commands, and room for one more. */
const REQUESTS_OF_A_START = 6;
/** Enough for typing errors, too few to guess a masked number. */
const UNKNOWN_NUMBERS = { max: 20, withinMs: 10 * 60_000 };
/** How long the receiver waits until it is known which servers are home. */
const HOMES_KNOWN_WITHIN_MS = 2_000;

const REWRITE_YOURSELF =
  'database not rewritten: its free pages may hold data deleted by an earlier version. To remove it, stop the bot, make a backup and restore that';

const config = configOrExit();
const log = createLog(config.LOG_LEVEL, undefined, secretsInUse());
process.on('uncaughtException', (error) => exitWith(error, 'unexpected error, stopping'));
const { version, commit } = BUILD;
log.info({ version, commit, node: process.versions.node }, 'starting');
checkBuildOrExit();

const clock = Date.now;
const homes = createHomeGuilds({
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
const refusals = createRefusalBudget({ log, metrics });
const poster = createPoster(config.DISCORD_API_URL, config.DISCORD_TOKEN, undefined, refusals);
const seal = createSeal(config.DISCORD_TOKEN);
const sharding = { shards: shardsOf(config), count: config.SHARD_COUNT };
const pace = createPace(sharding.shards.length / sharding.count);
const alerts = createAlerts({
  store,
  api,
  poster,
  pace,
  log,
  clock,
  metrics,
  seal,
  pollMinutes: config.POLL_MINUTES,
});
let readsMessages = true;
const context: Context = {
  api,
  store,
  alerts,
  log,
  seal,
  unknownNumbers: createAttemptLimit({ ...UNKNOWN_NUMBERS, clock }),
  clock,
  platforms: config.API_PLATFORMS,
  homeGuilds: homes.now,
  maxAlertChannels: config.MAX_ALERT_CHANNELS,
  deployment: {
    autoConvert: () => (config.AUTO_CONVERT === 'off' ? 'off' : readsMessages ? 'on' : 'no_intent'),
    discordPingMs: () => pingOf(client),
    acceptsEvents: config.WEBHOOK_SECRET.length > 0,
  },
};
const chat = createChat({ store, api, poster, pace, log, clock, metrics });
const receiver = await createReceiver({
  path: config.WEBHOOK_PATH,
  secrets: config.WEBHOOK_SECRET,
  kinds: await loadEventKinds(new URL('webhook-receiver/events/', import.meta.url)),
  accept: alerts.accept,
  health,
  metrics,
  trustProxy: config.TRUST_PROXY,
  api,
  log,
  clock,
});
const inFlight = createInFlight();
const stopping = endGracefully({ finish, abort, close: () => store.close() }, log);

try {
  const giveBack = pace.reserve(REQUESTS_OF_A_START);
  await learnHomes();
  // Before the gateway: an event that comes before Discord is reached is accepted now and told later.
  const address = await receiver.listen({ host: config.HOST, port: config.PORT });
  log.info({ address, path: config.WEBHOOK_PATH }, 'receiver listening');
  if (config.WEBHOOK_SECRET.length === 0) log.warn('WEBHOOK_SECRET is not set: every event is refused');
  // Of all processes with one database, one delivers.
  const delivers = config.ALERTS === 'auto' ? sharding.shards.includes(0) : config.ALERTS === 'on';
  if (delivers) alerts.start();
  const commands = await loadCommands(new URL('commands/', import.meta.url));
  const dispatch = createDispatch({
    commands,
    context,
    problems: createProblems(clock),
    metrics,
    questionsPerMinute: config.QUESTIONS_PER_MINUTE,
  });
  const { client: bot, ...started } = await startBot({
    apiUrl: config.DISCORD_API_URL,
    token: config.DISCORD_TOKEN,
    sharding,
    hear: config.AUTO_CONVERT === 'on' ? (type, data) => inFlight.add(chat.hear(type, data)) : null,
    dispatch: (interaction) => inFlight.add(dispatch(interaction)),
    log,
    created(newest) {
      client = newest;
      refusals.watch(newest.rest);
    },
    dismissed(code) {
      if (stopping.aborted) return;
      exitWith(new Error(explained(code)), 'Discord refuses the bot');
    },
  });
  readsMessages = started.readsMessages;
  if (config.DISCORD_REGISTER !== 'off') {
    const bodies = [...commands.values()].map(({ data }) => data);
    const sent = await registerCommands(bot.rest, bot.application.id, config.DISCORD_REGISTER, bodies);
    log.info({ commands: bodies.length, sent }, sent ? 'commands registered' : 'commands are up to date');
  }
  giveBack();
  log.info({ bot: bot.user.tag, ...sharding, delivers, version, commit }, 'ready');
} catch (error) {
  // A start that a signal interrupts fails in one way or another.
  if (!stopping.aborted) exitWith(error, 'could not start');
}

/** Events accepted before Discord has answered reach followers at once, and home servers later. */
async function learnHomes(): Promise<void> {
  const since = clock();
  const known = homes.learn(stopping);
  void known.then(() => homes.watch(stopping));
  if (await endsWithin(HOMES_KNOWN_WITHIN_MS, known)) return;
  known
    .then(() => (stopping.aborted ? 0 : store.alertChannels.catchUp(since, clock())))
    .catch((error: unknown) => log.error({ err: error }, 'home servers: could not enqueue what they missed'));
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

function configOrExit(): Config {
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
    exitWith(error, 'could not start');
  }
}

async function openStoreOrExit({ DATABASE_PATH }: Config): Promise<Store> {
  try {
    const opened = openStore(DATABASE_PATH, homes.now);
    await opened.probe();
    rewriteOnce(opened.file);
    return opened;
  } catch (error) {
    return exitWith(error, `could not open the database ${DATABASE_PATH}`);
  }
}

function rewriteOnce(file: DatabaseFile): void {
  try {
    const rewriting = file.rewriteOnce();
    if (rewriting === 'done') log.info(file.size(), 'database rewritten without deleted data');
    if (rewriting === 'too_large') log.warn(file.size(), REWRITE_YOURSELF);
  } catch (error) {
    log.warn({ err: error }, REWRITE_YOURSELF);
  }
}

function exitWith(error: unknown, message: string): never {
  log.fatal({ err: error }, message);
  process.exit(1);
}
