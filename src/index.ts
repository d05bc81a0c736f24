import { createApi } from './api/index.ts';
import { createClient } from './bot/client.ts';
import { createDispatch } from './bot/dispatch.ts';
import { loadCommands } from './bot/load-commands.ts';
import { registerCommands } from './bot/register.ts';
import { startBot } from './bot/start-bot.ts';
import { type Config, ConfigError, EXIT_BAD_CONFIG, loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { openStore } from './store/index.ts';
import { createProblems } from './views/problem.ts';

const config = configOrExit();
const log = createLog(config.LOG_LEVEL);
process.on('uncaughtException', (error) => exitWith(error, 'unexpected error, stopping'));

const store = openStoreOrExit(config);
const api = createApi({
  baseUrl: config.API_BASE_URL,
  key: config.API_KEY,
  timeoutMs: config.API_TIMEOUT_MS,
  concurrency: config.API_CONCURRENCY,
  arrayEncoding: config.API_ARRAY_ENCODING,
});
const context = { api, store, log, clock: Date.now, platforms: config.API_PLATFORMS };

const client = createClient({ apiUrl: config.DISCORD_API_URL, intents: [] });
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));

try {
  const commands = await loadCommands(new URL('commands/', import.meta.url));
  const dispatch = createDispatch({ commands, context, problems: createProblems(Date.now) });
  const bot = await startBot(client, config.DISCORD_TOKEN, dispatch, log);
  if (config.DISCORD_REGISTER !== 'off') {
    const bodies = [...commands.values()].map(({ data }) => data);
    const sent = await registerCommands(bot.rest, bot.application.id, config.DISCORD_REGISTER, bodies);
    log.info({ commands: bodies.length, sent }, sent ? 'commands registered' : 'commands are up to date');
  }
  log.info({ bot: bot.user.tag }, 'ready');
} catch (error) {
  exitWith(error, 'could not start');
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await client.destroy();
  await api.close();
  await store.close();
  process.exit(0);
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
