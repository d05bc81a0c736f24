import { DiscordAPIError, RateLimitError } from 'discord.js';

/** The longest pause honored; some proxies ask for absurd ones. */
const MAX_RETRY_AFTER_MS = 3_600_000;

export type PostErrorKind =
  /** The channel no longer exists. */
  | 'gone'
  /** The bot has no such message to edit: it was deleted, or another bot's application posted it. */
  | 'message_gone'
  /** A message older than an hour was edited too often, so only a new message can show updates. */
  | 'edit_limit'
  /** The bot may not post there. */
  | 'forbidden'
  /** This user does not accept messages from the bot. */
  | 'dm_closed'
  /** Messages cannot be posted there: a locked thread, or a forum itself. */
  | 'unsuitable'
  /** Discord won't accept this message in any channel. */
  | 'refused'
  /** A filter of the server or of Discord blocks this message's content; other messages may pass. */
  | 'blocked'
  | 'rate_limited'
  | 'unauthorised'
  /** Not sent: Discord has refused so many requests that it may ban this IP address. */
  | 'held_back'
  /** 5xx, no connection, no answer in time, or an unintelligible answer: the message may have been posted. */
  | 'unavailable';

/** A request that Discord didn't accept, with the cause as data. */
export class PostError extends Error {
  override readonly name = 'PostError';
  readonly kind: PostErrorKind;
  readonly retryAfterMs: number | undefined;
  /** The limit is for the whole bot, not for the channel. */
  readonly global: boolean;

  constructor(kind: PostErrorKind, cause: unknown, limit: { retryAfterMs?: number; global?: boolean } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.retryAfterMs = limit.retryAfterMs;
    this.global = limit.global ?? false;
  }
}

/**
 * Discord's codes with a clear meaning (developers/topics/opcodes-and-status-codes). Others suspend the
 * destination, so this list needs all codes that concern only one message, or are temporary.
 */
const CODES: readonly (readonly [PostErrorKind, readonly number[]])[] = [
  // Invalid form body, empty message, request entity too large, a file too large, invalid file, invalid JSON.
  ['refused', [50035, 50006, 40005, 50045, 50046, 50109]],
  // The server's AutoMod (for a message, for a title), harmful links, explicit content, a name with forbidden words.
  ['blocked', [200000, 200001, 240000, 20009, 20031]],
  // Deleted; posted with the token of an earlier application.
  ['message_gone', [10008, 50005]],
  ['gone', [10003]],
  // For a message, for an announcement.
  ['edit_limit', [30046, 20022]],
  // Slow mode, the channel, the server, too many new DMs, an upstream service.
  ['rate_limited', [20016, 20028, 20029, 40003, 40062]],
  ['forbidden', [50001, 50013]],
  // The user's choice; no server in common.
  ['dm_closed', [50007, 50278]],
  // Not a text channel, not in this kind of channel, archived thread, locked thread.
  ['unsuitable', [50008, 50024, 50083, 160005]],
];

/** None, "unauthorized", "temporarily disabled", "internal network error", "overloaded". */
const AMBIGUOUS_CODES: ReadonlySet<number> = new Set([0, 40001, 40004, 40333, 130000]);

/** Whether the message, or its channel, no longer exists. */
export function isGone(error: unknown): boolean {
  return error instanceof PostError && (error.kind === 'message_gone' || error.kind === 'gone');
}

/** Whether a filter blocked the request's content, which the bot can't fix. */
export function isBlocked(error: unknown): boolean {
  return error instanceof PostError && error.kind === 'blocked';
}

/** Classifies the failure of a request to Discord. */
export function postErrorOf(error: unknown): PostError {
  if (error instanceof PostError) return error;
  if (error instanceof RateLimitError) {
    const { retryAfter, global } = error;
    const retryAfterMs = Number.isNaN(retryAfter) ? 0 : Math.min(retryAfter, MAX_RETRY_AFTER_MS);
    return new PostError('rate_limited', error, { retryAfterMs, global });
  }
  if (!(error instanceof DiscordAPIError)) return new PostError('unavailable', error);
  return new PostError(kindOf(error), error);
}

function kindOf({ status, code }: DiscordAPIError): PostErrorKind {
  if (status === 401) return 'unauthorised';
  if (status === 413) return 'refused';
  // Without a code, it is a proxy's page, not Discord's answer.
  if (typeof code !== 'number' || AMBIGUOUS_CODES.has(code)) return 'unavailable';
  const known = CODES.find(([, codes]) => codes.includes(code));
  if (known !== undefined) return known[0];
  if (status === 404) return 'gone';
  return status === 403 ? 'forbidden' : 'unsuitable';
}
