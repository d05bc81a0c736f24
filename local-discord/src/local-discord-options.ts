import type { JsonObject } from './json.ts';
import type { Seed } from './world/seed.ts';

/** Options of a local Discord. */
export interface LocalDiscordOptions {
  /** The servers, people and channels at the start. */
  readonly seed?: Seed;
  /** The bot's token, `LOCAL_TOKEN` unless given; null accepts every token that is not empty. */
  readonly token?: string | null;
  /** How long the bot has for its first answer; Discord gives 3 s. */
  readonly interactionDeadlineMs?: number;
  /** How often the bot has to send a heartbeat; Discord asks for one every 41.25 s. */
  readonly heartbeatIntervalMs?: number;
  /** Further servers with the bot in them, spread over shards. */
  readonly moreGuilds?: number;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  readonly allowUnknownRecipients?: boolean;
  /**
   * Whether requests beyond Discord's rate limits are refused with 429. False unless given, even with
   * `strict`: waiting for limits makes tests slow.
   */
  readonly rateLimits?: boolean;
  /**
   * How many requests answered with 401, 403 or 429 in ten minutes get an address banned: 10,000 with
   * `rateLimits`, as at Discord, and otherwise unlimited.
   */
  readonly invalidRequestLimit?: number;
  /** How many shards may identify at the same time: 1 unless given, as for most bots. */
  readonly maxConcurrency?: number;
  /** Whether fields that Discord ignores are refused, since a bot sends them only by mistake. False unless given. */
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
