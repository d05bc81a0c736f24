import { DiscordAPIError, RateLimitError } from 'discord.js';

/** The longest accepted pause; some proxies ask for absurd ones. */
const MAX_RETRY_AFTER_MS = 3_600_000;

export type PostErrorKind =
  /** The channel no longer exists. */
  | 'gone'
  /** The message to edit no longer exists. */
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

/** Discord's codes with a clear meaning (developers/topics/opcodes-and-status-codes). */
const KIND_BY_CODE: ReadonlyMap<number, PostErrorKind> = new Map<number, PostErrorKind>([
  [50035, 'refused'], // invalid form body
  [50006, 'refused'], // empty message
  [40005, 'refused'], // request entity too large
  [200000, 'refused'], // blocked by AutoMod
  [200001, 'refused'],
  [10008, 'message_gone'],
  [10003, 'gone'],
  [30046, 'edit_limit'],
  [50001, 'forbidden'],
  [50013, 'forbidden'],
  [50007, 'dm_closed'],
  [50278, 'dm_closed'], // no server in common
  [50008, 'unsuitable'], // not a text channel
  [50024, 'unsuitable'],
  [50083, 'unsuitable'], // archived thread
  [160005, 'unsuitable'], // locked thread
]);

/** Codes without information about the channel or the message: none, "unauthorized", "internal network error". */
const AMBIGUOUS_CODES: ReadonlySet<number> = new Set([0, 40001, 40333]);

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
