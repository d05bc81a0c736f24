import { PostError } from '../bot/post.ts';

/** Why a place takes no messages; `texts/` says it in words. */
export const SET_ASIDE_REASONS = ['gone', 'forbidden', 'dm_closed', 'unsuitable'] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

export type Failure =
  /** It passes. */
  | {
      readonly outcome: 'again';
      readonly retryAfterMs: number | undefined;
      /** Discord wants silence of the whole bot. */
      readonly everywhere: boolean;
      /** The bot holds its own requests back: replies in chat are not to wait for it. */
      readonly isHeldBack: boolean;
      /** The message may stand there all the same: the very same has to be sent again. */
      readonly mayExist: boolean;
    }
  /** The place takes nothing; what it is owed waits. */
  | { readonly outcome: 'set_aside'; readonly reason: SetAsideReason }
  /** This message is taken nowhere. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** The message to add to is not there any more. */
  | { readonly outcome: 'nothing_to_edit' };

/** What a failed message means for the place and for the message. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof PostError)) return { outcome: 'refused', reason: 'unexpected error' };
  switch (error.kind) {
    case 'gone':
    case 'forbidden':
    case 'dm_closed':
    case 'unsuitable':
      return { outcome: 'set_aside', reason: error.kind };
    case 'message_gone':
      return { outcome: 'nothing_to_edit' };
    case 'refused':
      return { outcome: 'refused', reason: error.message };
    case 'rate_limited':
      return {
        outcome: 'again',
        retryAfterMs: error.retryAfterMs,
        everywhere: error.global,
        isHeldBack: false,
        mayExist: false,
      };
    case 'unauthorised':
      // Every further request would count towards Discord's ban of addresses that send invalid ones.
      return { outcome: 'again', retryAfterMs: 60_000, everywhere: true, isHeldBack: false, mayExist: false };
    case 'held_back':
      return {
        outcome: 'again',
        retryAfterMs: error.retryAfterMs,
        everywhere: false,
        isHeldBack: true,
        mayExist: false,
      };
    case 'unavailable':
      return {
        outcome: 'again',
        retryAfterMs: undefined,
        everywhere: false,
        isHeldBack: false,
        mayExist: true,
      };
  }
}
