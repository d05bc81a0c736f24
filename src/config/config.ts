import { existsSync } from 'node:fs';
import * as z from 'zod';
import { databaseSecrets, host, postgresUrl, trustedProxies, url, webhookPath } from './addresses.ts';
import {
  ConfigError,
  type Environment,
  EXIT_BAD_CONFIG,
  misspelledNames,
  parseSettings,
} from './parse-settings.ts';
import {
  asciiToken,
  exchangeRates,
  list,
  platforms,
  registerScope,
  secrets,
  shards,
  snowflake,
  splitList,
  timeZone,
  wholeNumber,
} from './values.ts';

/** Every setting, by its name in the environment. */
export const settings = z.object({
  DISCORD_TOKEN: asciiToken,
  DISCORD_API_URL: url.default('https://discord.com/api'),
  DISCORD_REGISTER: registerScope.default('global'),
  API_BASE_URL: url,
  API_KEY: asciiToken,
  API_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),
  API_CONCURRENCY: wholeNumber(1, 256).default(8),
  API_PLATFORMS: platforms.prefault('weidian,taobao,1688,tmall'),
  API_ARRAY_ENCODING: z.enum(['repeat', 'comma', 'brackets']).default('repeat'),
  API_TIME_ZONE: timeZone.default('local'),
  WEBHOOK_SECRET: secrets.prefault(''),
  HOST: host.default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535).default(8_080),
  WEBHOOK_PATH: webhookPath.default('/webhook'),
  TRUST_PROXY: trustedProxies.prefault('off'),
  SHARD_COUNT: wholeNumber(1, 100_000).default(1),
  SHARDS: shards.optional(),
  ALERTS: z.enum(['auto', 'on', 'off']).default('auto'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_PATH: z.string().min(1).default('./data/haulmate.db'),
  HOME_GUILD_IDS: list.pipe(z.array(snowflake)).prefault(''),
  MAX_ALERT_CHANNELS: wholeNumber(1, 1_000_000).default(25),
  AUTO_CONVERT: z.enum(['on', 'off']).default('on'),
  EXCHANGE_RATES: exchangeRates.prefault(''),
  POLL_MINUTES: wholeNumber(0, 1_440).default(30),
  QUESTIONS_PER_MINUTE: wholeNumber(0, 100_000).default(60),
  PICTURES: z.enum(['on', 'off']).default('on'),
  PICTURE_WAIT_MS: wholeNumber(100, 60_000).default(3_000),
  ATTACH_PHOTOS: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = Readonly<z.infer<typeof settings>>;

/** Also checks that settings fit together, even if some are invalid. */
const checkedSettings = settings.superRefine(
  ({ SHARDS, SHARD_COUNT, ALERTS, DATABASE_URL }, context) => {
    const refuse = (name: keyof Config, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (SHARDS?.some((shard) => shard >= SHARD_COUNT) ?? false) {
      refuse('SHARDS', `must be below SHARD_COUNT, which is ${SHARD_COUNT}`);
    }
    if (DATABASE_URL === undefined) return;
    if (SHARDS !== undefined) refuse('SHARDS', SHARED_OUT);
    if (ALERTS !== 'auto') refuse('ALERTS', SHARED_OUT);
  },
  { when: ({ value }) => connectedSettings.safeParse(value).success },
);

const SHARED_OUT =
  'must not be set together with DATABASE_URL: the processes that share a PostgreSQL divide the work among themselves';

/** Parsed only far enough to compare them; their own validity is checked elsewhere. */
const connectedSettings = z.object({
  SHARDS: z.array(z.number()).optional(),
  SHARD_COUNT: z.number(),
  ALERTS: z.string(),
  DATABASE_URL: z.string().optional(),
});

/** Where the data is: the address of a PostgreSQL database, or the path of an SQLite file. */
export function databaseAddress(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_PATH'>): string {
  return config.DATABASE_URL ?? config.DATABASE_PATH;
}

/** The shards that this process serves. */
export function shardsOf({ SHARDS, SHARD_COUNT }: Pick<Config, 'SHARDS' | 'SHARD_COUNT'>): number[] {
  return SHARDS ?? Array.from({ length: SHARD_COUNT }, (_, shard) => shard);
}

/** Whether this process posts alerts: exactly one of the processes that share a database does. */
export function postsAlerts(config: Pick<Config, 'ALERTS' | 'SHARDS' | 'SHARD_COUNT'>): boolean {
  return config.ALERTS === 'auto' ? shardsOf(config).includes(0) : config.ALERTS === 'on';
}

/** Parses all settings from these variables. @throws ConfigError naming every bad variable */
export const readConfig = (env: Environment): Config => parseSettings(checkedSettings, env);

/** The settings of this process, including those from a `.env` in the working directory. @throws ConfigError */
export const loadConfig = (): Config => readConfig(loadEnvironment());

/** The settings of the bot. If they are invalid, prints why and ends the process, since there is no log yet. */
export function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const hints = misspelledSettings().map(({ name, meant }) => `  ${name} is unknown: is it ${meant}?`);
    process.stderr.write(`${[error.message, ...hints].join('\n')}\n`);
    process.exit(EXIT_BAD_CONFIG);
  }
}

/** The settings that a command-line tool needs, by `settings.pick(…)`: others may be missing. @throws ConfigError */
export function loadSettings<T>(schema: z.ZodType<T>): T {
  return parseSettings(schema, loadEnvironment());
}

/** Where the data is, for a command-line tool. @throws ConfigError if the setting is invalid */
export function loadDatabaseAddress(): string {
  return databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
}

/** Variables of this process that look like misspelled settings. */
export function misspelledSettings() {
  loadEnvFile();
  return misspelledNames(process.env, Object.keys(settings.shape));
}

/** The secrets in the settings, even invalid ones, which no log or message may show. */
export function secretsInUse(): string[] {
  loadEnvFile();
  const { DISCORD_TOKEN, API_KEY, WEBHOOK_SECRET, DATABASE_URL = '' } = process.env;
  const tokens = [DISCORD_TOKEN, API_KEY, WEBHOOK_SECRET].flatMap((value = '') => [
    value.trim(),
    ...splitList(value),
  ]);
  return [...tokens, ...databaseSecrets(DATABASE_URL)];
}

/** Variables of this process whose names match, for programs that it starts. */
export function inheritedEnvironment(names: RegExp): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

function loadEnvironment(): Environment {
  if (!loadEnvFile()) throw new ConfigError(['.env: cannot be read']);
  return process.env;
}

/** @returns false when there is a `.env` that cannot be read */
function loadEnvFile(): boolean {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return true;
  } catch {
    return false;
  }
}
