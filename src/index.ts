import type { Client } from 'discord.js';
import { createAlerts } from './alerts/index.ts';
import { createApi } from './api/index.ts';
import { createDispatch } from './bot/dispatch.ts';
import { loadCommands } from './bot/load-commands.ts';
import { createPace } from './bot/pace.ts';
import { createPoster } from './bot/post.ts';
import { createRefusalBudget } from './bot/refusal-budget.ts';
import { registerCommands } from './bot/register.ts';
import { startBot } from './bot/start-bot.ts';
import { createChat } from './chat/index.ts';
import { type Config, ConfigError, EXIT_BAD_CONFIG, loadConfig, shardsOf } from './config.ts';
import type { Context } from './context.ts';
import { createHealth, pingOf } from './health.ts';
import { createInFlight } from './lib/in-flight.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { endGracefully } from './shutdown.ts';
import { openStore } from './store/index.ts';
import { createProblems } from './views/problem.ts';
import { createReceiver } from './webhook-receiver/app.ts';
import { loadEventKinds } from './webhook-receiver/load-event-kinds.ts';

/** Twice the gateway's address, the commands, and room for one more. */
const REQUESTS_OF_A_START = 5;

const config = configOrExit();
const log = createLog(config.LOG_LEVEL);
process.on('uncaughtException', (error) => exitWith(error, 'unexpected error, stopping'));

const clock = Date.now;
const store = openStoreOrExit(config);
let client: Client | undefined;
const health = createHealth(() => client, store, clock);
const metrics = createMetrics(health, () => pingOf(client));
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
  homeGuilds: config.HOME_GUILD_IDS,
  pollMinutes: config.POLL_MINUTES,
});
let readsMessages = true;
const context: Context = {
  api,
  store,
  alerts,
  log,
  clock,
  platforms: config.API_PLATFORMS,
  homeGuilds: config.HOME_GUILD_IDS,
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
endGracefully(finish, log);

try {
  // First of all: an event that comes before Discord is reached is accepted now and told later.
  const address = await receiver.listen({ host: config.HOST, port: config.PORT });
  log.info({ address, path: config.WEBHOOK_PATH }, 'receiver listening');
  if (config.WEBHOOK_SECRET.length === 0) log.warn('WEBHOOK_SECRET is not set: every event is refused');
  // Of all processes with one database, one delivers.
  const delivers = config.ALERTS === 'auto' ? sharding.shards.includes(0) : config.ALERTS === 'on';
  const giveBack = pace.reserve(REQUESTS_OF_A_START);
  if (delivers) alerts.start();
  const commands = await loadCommands(new URL('commands/', import.meta.url));
  const dispatch = createDispatch({ commands, context, problems: createProblems(clock), metrics });
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
    dismissed: (code) =>
      exitWith(new Error(`Discord closed the gateway with ${code}`), 'Discord refuses the bot'),
  });
  readsMessages = started.readsMessages;
  if (config.DISCORD_REGISTER !== 'off') {
    const bodies = [...commands.values()].map(({ data }) => data);
    const sent = await registerCommands(bot.rest, bot.application.id, config.DISCORD_REGISTER, bodies);
    log.info({ commands: bodies.length, sent }, sent ? 'commands registered' : 'commands are up to date');
  }
  giveBack();
  log.info({ bot: bot.user.tag, ...sharding, delivers }, 'ready');
} catch (error) {
  exitWith(error, 'could not start');
}

async function finish(): Promise<void> {
  await receiver.close();
  await client?.destroy();
  chat.stop();
  await Promise.all([inFlight.settled(), alerts.stop()]);
  await api.close();
  await store.close();
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

function openStoreOrExit({ DATABASE_PATH }: Config) {
  try {
    return openStore(DATABASE_PATH);
  } catch (error) {
    return exitWith(error, `could not open the database ${DATABASE_PATH}`);
  }
}

function exitWith(error: unknown, message: string): never {
  log.fatal({ err: error }, message);
  process.exit(1);
}
