import { timeOf } from '../world/snowflakes.ts';
import type { OperationId } from './operations.ts';

type Params = Readonly<Record<string, string>>;

/** A limit that operations share. */
export interface RateRule {
  readonly of: readonly OperationId[];
  readonly limit: number;
  readonly windowMs: number;
  /** Whether requests of all bots count together, as a limit of the resource. */
  readonly isShared?: boolean;
  /** Only for some requests to these operations. */
  readonly when?: (params: Params, now: number) => boolean;
}

/** A second limit for requests that change a certain field. The headers don't show it. */
export interface FieldRule extends RateRule {
  readonly field: string;
}

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Ids are not checked yet when requests are counted. */
const ageOf = ({ message_id = '' }: Params, now: number) =>
  /^\d+$/.test(message_id) ? now - timeOf(message_id) : 0;

/**
 * Discord doesn't publish its limits, "as they can (and do) change without notice" (discord-api-docs#2760).
 * These have been observed in responses. Issue numbers without a project are from discord-api-docs.
 */
export const RATE_RULES: readonly RateRule[] = [
  // 5 per 5 s, counted separately (#1442, #2761).
  { of: ['create_message'], limit: 5, windowMs: 5000 },
  { of: ['update_message'], limit: 5, windowMs: 5000 },
  { of: ['trigger_typing_indicator'], limit: 5, windowMs: 5000 },
  // By the age of the message (#8330).
  {
    of: ['delete_message'],
    limit: 30,
    windowMs: 4000,
    when: (params, now) => ageOf(params, now) > TWO_WEEKS_MS,
  },
  { of: ['delete_message'], limit: 3, windowMs: 333, when: (params, now) => ageOf(params, now) > 10_000 },
  { of: ['delete_message'], limit: 5, windowMs: 1000 },
  { of: ['bulk_delete_messages'], limit: 1, windowMs: 1000 },
  // All operations on reactions share one bucket (#981, discord-jda/JDA#1020).
  {
    of: [
      'add_my_message_reaction',
      'delete_my_message_reaction',
      'delete_user_message_reaction',
      'delete_all_message_reactions',
      'delete_all_message_reactions_by_emoji',
    ],
    limit: 1,
    windowMs: 250,
  },
  // #2190
  { of: ['update_channel'], limit: 10, windowMs: 15_000 },
  // SpaceManiac/discord-rs#54; roles: #7680.
  { of: ['update_guild_member'], limit: 10, windowMs: 10_000 },
  { of: ['update_my_guild_member'], limit: 1, windowMs: 1000 },
  { of: ['add_guild_member_role', 'delete_guild_member_role'], limit: 10, windowMs: 10_000 },
  { of: ['update_my_user'], limit: 2, windowMs: HOUR_MS },
  // Per guild, for all bots together (topics/rate-limits); 50 an hour: #2250, remoji-bot/remoji-bot#9.
  { of: ['create_guild_emoji'], limit: 50, windowMs: HOUR_MS, isShared: true },
  // Observed: 250, and more than a day left (#1480, discord-net/Discord.Net#1451).
  { of: ['create_guild_role'], limit: 250, windowMs: 48 * HOUR_MS },
  // Per application, while it is in development (developers/resources/lobby#development-rate-limits).
  { of: ['create_lobby'], limit: 20, windowMs: 2 * HOUR_MS },
  { of: ['edit_lobby'], limit: 100, windowMs: 2 * HOUR_MS },
  { of: ['add_lobby_member'], limit: 100, windowMs: 2 * HOUR_MS },
  { of: ['delete_lobby_member'], limit: 100, windowMs: 2 * HOUR_MS },
  { of: ['create_lobby_message'], limit: 100, windowMs: 2 * HOUR_MS },
  // #6753
  {
    of: ['execute_webhook', 'execute_github_compatible_webhook', 'execute_slack_compatible_webhook'],
    limit: 5,
    windowMs: 2000,
  },
  {
    of: [
      'update_original_webhook_message',
      'update_webhook_message',
      'delete_original_webhook_message',
      'delete_webhook_message',
    ],
    limit: 5,
    windowMs: 2000,
  },
];

/** Names and topics of channels: twice in ten minutes, each (#2190). */
export const FIELD_RULES: readonly FieldRule[] = ['name', 'topic'].map((field) => ({
  of: ['update_channel'],
  field,
  limit: 2,
  windowMs: 600_000,
  isShared: true,
}));

/** For every other operation: the same as the global limit, so that it never refuses anything itself. */
export function defaultRule(operation: OperationId): RateRule {
  return { of: [operation], limit: GLOBAL_LIMIT, windowMs: 1000 };
}

/** All requests of a bot in a second (topics/rate-limits, "Global Rate Limit"). */
export const GLOBAL_LIMIT = 50;
