import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Exit code of a start refused because of its settings (`EX_CONFIG` of sysexits.h). */
export const EXIT_BAD_CONFIG = 78;

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

const isUsableAddress = (value: string): boolean => {
  const url = URL.parse(value);
  // A path is added to it, and it is asked by everybody in the same name.
  if (url === null || /[?#]/.test(value) || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
};

/** What a header of a request can hold, and what its reader takes for one word. */
const NOT_AN_ASCII_TOKEN = 'must be letters, digits and signs of ASCII, without spaces';
const asciiToken = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => /^[!-~]+$/.test(value), NOT_AN_ASCII_TOKEN);

const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const url = z
  .string()
  .refine(
    isUsableAddress,
    'must be an https:// address (http:// only for this machine), without a user, ? and #',
  )
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(min).max(max);

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxy = (value: string): boolean => {
  if (PROXY_NAMES.has(value)) return true;
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
};

const NOT_A_WEBHOOK_PATH =
  'must be like /webhook: letters, digits, and - . _ ~ between slashes, and not /healthz, /readyz or /metrics';

/** Paths of the receiver's own pages, in app.ts. */
const OWN_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether requests for exactly this path reach the receiver's route: HTTP and Fastify treat none of it specially. */
const isWebhookPath = (value: string): boolean => {
  const bare = value.replace(/\/$/, '');
  return /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(bare) && !OWN_PATHS.has(bare);
};

/** `0-3,8`: the shards 0, 1, 2, 3 and 8. */
const shardList = (value: string): number[] =>
  list(value).flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });

const snowflake = z.string().regex(/^\d{17,20}$/, 'must be a Discord id (17 to 20 digits)');

const NOT_A_PROXY = 'must be off, on, or addresses, nets, loopback, linklocal or uniquelocal';

/** Discord's limits of the choices of an option (developers/interactions/application-commands). */
const MAX_PLATFORMS = 25;
const MAX_PLATFORM_CHARACTERS = 100;
const NOT_PLATFORMS = `must be 1 to ${MAX_PLATFORMS} different names of at most ${MAX_PLATFORM_CHARACTERS} characters`;

const arePlatforms = (names: readonly string[]): boolean =>
  names.length > 0 &&
  names.length <= MAX_PLATFORMS &&
  new Set(names).size === names.length &&
  names.every(({ length }) => length <= MAX_PLATFORM_CHARACTERS);

const isHost = (value: string): boolean => isIP(value) !== 0 || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(value);

/** Every setting, by its name in the environment. */
export const settings = z.object({
  DISCORD_TOKEN: asciiToken,
  DISCORD_API_URL: url.default('https://discord.com/api'),
  DISCORD_REGISTER: z.union([z.literal('global'), z.literal('off'), snowflake]).default('global'),
  API_BASE_URL: url,
  API_KEY: asciiToken,
  API_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),
  API_CONCURRENCY: wholeNumber(1, 256).default(8),
  API_PLATFORMS: z
    .string()
    .transform(list)
    .refine(arePlatforms, NOT_PLATFORMS)
    .prefault('weidian,taobao,1688,tmall'),
  API_ARRAY_ENCODING: z.enum(['repeat', 'comma', 'brackets']).default('repeat'),
  WEBHOOK_SECRET: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().min(16, 'each secret needs at least 16 characters')))
    .prefault(''),
  HOST: z
    .string()
    .transform((value) => value.trim())
    .refine(isHost, 'must be an address or a name of this machine, without a port')
    .default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535).default(8_080),
  WEBHOOK_PATH: z.string().refine(isWebhookPath, NOT_A_WEBHOOK_PATH).default('/webhook'),
  TRUST_PROXY: z
    .union([
      z.literal('off').transform(() => false as const),
      z.literal('on').transform(() => true as const),
      z
        .string()
        .transform(list)
        .pipe(z.array(z.string().refine(isProxy, NOT_A_PROXY)).min(1)),
    ])
    .prefault('off'),
  SHARD_COUNT: wholeNumber(1, 100_000).default(1),
  SHARDS: z
    .string()
    .regex(/^\d{1,5}(-\d{1,5})?(\s*,\s*\d{1,5}(-\d{1,5})?)*$/, 'must be like 0-3 or 0,2')
    .transform(shardList)
    .pipe(
      z
        .array(z.number())
        .min(1)
        .max(1_000)
        .refine((shards) => new Set(shards).size === shards.length, 'must name each shard once'),
    )
    .optional(),
  ALERTS: z.enum(['auto', 'on', 'off']).default('auto'),
  DATABASE_PATH: z.string().min(1).default('./data/haulmate.db'),
  HOME_GUILD_IDS: z.string().transform(list).pipe(z.array(snowflake)).prefault(''),
  MAX_ALERT_CHANNELS: wholeNumber(1, 1_000_000).default(25),
  AUTO_CONVERT: z.enum(['on', 'off']).default('on'),
  POLL_MINUTES: wholeNumber(0, 1_440).default(30),
  QUESTIONS_PER_MINUTE: wholeNumber(0, 100_000).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Also checks what has to fit together, whatever is wrong with the rest. */
const checkedSettings = settings.superRefine(
  ({ SHARDS, SHARD_COUNT }, context) => {
    if (SHARDS?.every((shard) => shard < SHARD_COUNT) ?? true) return;
    context.addIssue({
      code: 'custom',
      path: ['SHARDS'],
      message: `must be below SHARD_COUNT, which is ${SHARD_COUNT}`,
    });
  },
  { when: ({ value }) => canCheckShards(value) },
);

function canCheckShards(value: unknown): boolean {
  const both = z.object({ SHARDS: z.array(z.number()).optional(), SHARD_COUNT: z.number() });
  return both.safeParse(value).success;
}

export type Config = Readonly<z.infer<typeof settings>>;

/** The shards that this process serves. */
export function shardsOf({ SHARDS, SHARD_COUNT }: Pick<Config, 'SHARDS' | 'SHARD_COUNT'>): number[] {
  return SHARDS ?? Array.from({ length: SHARD_COUNT }, (_, shard) => shard);
}

/** A start refused: names every bad variable and why, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the settings. An empty variable counts as unset, as in a copied `.env.example`.
 * @throws ConfigError naming every bad variable
 */
export function readConfig(env: Environment): Config {
  return read(checkedSettings, env);
}

type Environment = Readonly<Record<string, string | undefined>>;

function read<T>(schema: z.ZodType<T>, env: Environment): T {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    if (given[name] === undefined) return `${name}: is required`;
    return `${name}: ${describe(issue)}`;
  });
  throw new ConfigError([...new Set(problems)]);
}

/** zod's own messages may quote the received value, which can be a secret: only our words are shown. */
function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' && issue.message.startsWith('each')
        ? issue.message
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_union':
      return issue.path[0] === 'TRUST_PROXY' ? NOT_A_PROXY : 'must be "global", "off" or a server id';
    default:
      return issue.message;
  }
}

/** Settings of this process; a `.env` file in the working directory fills in what the environment leaves out. */
export function loadConfig(): Config {
  return readConfig(readableEnvironment());
}

/**
 * Only the settings that a command-line tool needs: the others may be missing.
 * @param wanted some of {@link settings}, by `settings.pick(…)`
 * @throws ConfigError naming every bad variable
 */
export function loadSettings<T>(schema: z.ZodType<T>): T {
  return read(schema, readableEnvironment());
}

/** The secrets in the settings, refused ones included: no log and no message may show them. */
export function secretsInUse(): string[] {
  const env = environment() ?? process.env;
  return [env['DISCORD_TOKEN'], env['API_KEY'], env['WEBHOOK_SECRET']].flatMap((value = '') => [
    value.trim(),
    ...list(value),
  ]);
}

/** Null when there is a `.env` that cannot be read. */
function environment(): Environment | null {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return process.env;
  } catch {
    return null;
  }
}

function readableEnvironment(): Environment {
  const found = environment();
  if (found === null) throw new ConfigError(['.env: cannot be read']);
  return found;
}
