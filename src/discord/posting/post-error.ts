import { DiscordAPIError, RateLimitError } from 'discord.js';

/** The longest accepted pause; some proxies ask for absurd ones. */
const MAX_RETRY_AFTER_MS = 3_600_000;

export type PostErrorKind =
  /** The channel no longer exists. */
  | 'gone'
  /** The bot has no such message to edit: it was deleted, or another bot's application posted it. */
  | 'message_gone'
  /** A message older than an hour was edited too often: only a new one can say more now. */
  | 'edit_limit'
  /** The bot may not post there. */
  | 'forbidden'
  /** This user does not accept messages from the bot. */
  | 'dm_closed'
  /** Messages cannot be posted there: a locked thread, or a forum itself. */
  | 'unsuitable'
  /** Discord does not accept this message in any channel. */
  | 'refused'
  /** A filter of the server or of Discord blocks what this message says; another message may pass. */
  | 'blocked'
  | 'rate_limited'
  | 'unauthorised'
  /** Not sent: Discord has refused so many requests that it may ban this IP address. */
  | 'held_back'
  /** 5xx, no connection, no answer in time, or an answer without meaning: the message may have been posted. */
  | 'unavailable';

/** A request that Discord did not accept, with the cause as data. */
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
 * Discord's codes with a clear meaning (developers/topics/opcodes-and-status-codes). Others suspend the destination, so what only
 * concerns one message, or passes by itself, has to be here.
 */
const KIND_BY_CODE: ReadonlyMap<number, PostErrorKind> = new Map<number, PostErrorKind>([
  [50035, 'refused'], // invalid form body
  [50006, 'refused'], // empty message
  [40005, 'refused'], // request entity too large
  [50045, 'refused'], // a file is too large
  [50046, 'refused'], // invalid file
  [50109, 'refused'], // invalid JSON
  [200000, 'blocked'], // a rule of the server's AutoMod, of a message
  [200001, 'blocked'], // the same, of a title
  [240000, 'blocked'], // the filter for harmful links
  [20009, 'blocked'], // the filter for explicit content
  [20031, 'blocked'], // a name with words that Discord forbids
  [10008, 'message_gone'],
  [50005, 'message_gone'], // posted with the token of an earlier application
  [10003, 'gone'],
  [30046, 'edit_limit'],
  [20022, 'edit_limit'], // of an announcement
  [20016, 'rate_limited'], // slow mode
  [20028, 'rate_limited'], // of the channel
  [20029, 'rate_limited'], // of the server
  [40003, 'rate_limited'], // too many new DMs
  [40062, 'rate_limited'], // of a service behind it
  [50001, 'forbidden'],
  [50013, 'forbidden'],
  [50007, 'dm_closed'],
  [50278, 'dm_closed'], // no server in common
  [50008, 'unsuitable'], // not a text channel
  [50024, 'unsuitable'],
  [50083, 'unsuitable'], // archived thread
  [160005, 'unsuitable'], // locked thread
]);

/**
 * Codes without information about the channel or the message: none, "unauthorized", "temporarily disabled", "internal network
 * error", "overloaded".
 */
const AMBIGUOUS_CODES: ReadonlySet<number> = new Set([0, 40001, 40004, 40333, 130000]);

/** Whether a filter blocked what the request says: nobody's mistake, and nothing that the bot could mend. */
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
  // No code: a proxy's page, not Discord's answer.
  if (typeof code !== 'number' || AMBIGUOUS_CODES.has(code)) return 'unavailable';
  const knownKind = KIND_BY_CODE.get(code);
  if (knownKind !== undefined) return knownKind;
  if (status === 404) return 'gone';
  return status === 403 ? 'forbidden' : 'unsuitable';
}
