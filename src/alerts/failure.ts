import { PostError } from '../bot/post.ts';

/** Why a place takes no messages; `texts/` says it in words. */
export type SetAsideReason = 'gone' | 'forbidden' | 'dm_closed' | 'unsuitable';

/** The failure is temporary: the message is sent again. */
export interface Again {
  readonly outcome: 'again';
  readonly retryAfterMs: number | undefined;
  /** Discord limits the whole bot, not this channel alone. */
  readonly everywhere: boolean;
  /** The bot itself holds requests back: alerts wait, replies in chat do not. */
  readonly isHeldBack: boolean;
  /** Discord may have posted the message: it is sent again unchanged. */
  readonly mayExist: boolean;
}

/** Discord has refused the message. */
export type Refusal =
  /** The place takes no messages; its deliveries stay pending. */
  | { readonly outcome: 'set_aside'; readonly reason: SetAsideReason }
  /** No place takes this message. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** The message to edit no longer exists. */
  | { readonly outcome: 'nothing_to_edit' };

export type Failure = Again | Refusal;

const AGAIN: Again = {
  outcome: 'again',
  retryAfterMs: undefined,
  everywhere: false,
  isHeldBack: false,
  mayExist: false,
};

/** Nobody knows whether the message was posted. */
export const IN_DOUBT: Again = { ...AGAIN, mayExist: true };

/** What a failed message means for the place and for the message. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof PostError)) return { outcome: 'refused', reason: 'unexpected error' };
  const { kind, retryAfterMs, global: everywhere } = error;
  switch (kind) {
    case 'gone':
    case 'forbidden':
    case 'dm_closed':
    case 'unsuitable':
      return { outcome: 'set_aside', reason: kind };
    case 'message_gone':
      return { outcome: 'nothing_to_edit' };
    case 'refused':
      return { outcome: 'refused', reason: error.message };
    case 'rate_limited':
      return { ...AGAIN, retryAfterMs, everywhere };
    case 'unauthorised':
      // Every further request would count towards Discord's ban of addresses that send invalid ones.
      return { ...AGAIN, retryAfterMs: 60_000, everywhere: true };
    case 'held_back':
      return { ...AGAIN, retryAfterMs, isHeldBack: true };
    case 'unavailable':
      return IN_DOUBT;
  }
}
