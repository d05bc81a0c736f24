import type { JsonObject } from './json.ts';
import type { Seed } from './world/seed.ts';

/**
 * How strict a local Discord is: `lenient` has no rate limits, so that tests are fast; `discord` limits requests and
 * identifies as Discord does; `strict` also refuses fields that Discord ignores, which a bot sends only by mistake.
 */
export type Strictness = 'lenient' | 'discord' | 'strict';

/** What can be chosen about a local Discord. */
export interface LocalDiscordOptions {
  /**
   * `lenient` unless given: no rate limits. `discord`: requests and identifies are limited as by Discord. `strict`:
   * fields that Discord ignores are refused, too. `rateLimits`, `limitsIdentifies` and `strict` make exceptions.
   */
  readonly strictness?: Strictness;
  /** The servers, people and channels at the start. */
  readonly seed?: Seed;
  /** The bot's token, `LOCAL_TOKEN` unless given; null accepts every token that is not empty. */
  readonly token?: string | null;
  /** How long the bot has for its first answer; Discord gives 3 s. */
  readonly interactionDeadlineMs?: number;
  /** How often the bot has to send a heartbeat; Discord asks for one every 41.25 s. */
  readonly heartbeatIntervalMs?: number;
  /**
   * How long waits such as `waitForAnswer` last: 4,000, so that they end before a test does. The environment variable
   * `LOCAL_DISCORD_WAIT_MS` changes that for slow machines.
   */
  readonly waitMs?: number;
  /** Further servers with the bot in them, spread over shards. */
  readonly moreGuilds?: number;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  readonly allowUnknownRecipients?: boolean;
  /** Whether requests beyond Discord's rate limits are refused with 429: a bot has to wait for them. */
  readonly rateLimits?: boolean;
  /**
   * How many requests answered with 401, 403 or 429 in ten minutes get an address banned: 10,000 with
   * `rateLimits`, as at Discord, and otherwise unlimited.
   */
  readonly invalidRequestLimit?: number;
  /** How many shards may identify at the same time: 1 unless given, as for most bots. */
  readonly maxConcurrency?: number;
  /** Whether fields that Discord ignores are refused. */
  readonly strict?: boolean;
  /** Fields of the application in the portal at the start, such as `interactions_endpoint_url`. */
  readonly portal?: JsonObject;
  /** Whether another identify within 5 s is answered with Invalid Session (op 9), as on Discord. */
  readonly limitsIdentifies?: boolean;
  /**
   * Identifies allowed per day, 1,000 unless given; beyond that, the connection is closed with 4004, as after
   * a token reset.
   */
  readonly dailyIdentifies?: number;
  /**
   * Whether Discord's limits on gateway sends apply: 120 payloads a minute (4008), and one request for all
   * members of a server in 30 s (RATE_LIMITED). True unless given.
   */
  readonly limitsSends?: boolean;
}

/** The options with what their strictness means for those that are not given. */
export function withStrictness(options: LocalDiscordOptions): LocalDiscordOptions {
  const { strictness = 'lenient' } = options;
  const isLimited = strictness !== 'lenient';
  return { rateLimits: isLimited, limitsIdentifies: isLimited, strict: strictness === 'strict', ...options };
}
