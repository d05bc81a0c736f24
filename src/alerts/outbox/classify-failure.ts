import { PostError } from '../../discord/posting/post-error.ts';

/** Why a destination accepts no messages; `texts/` has the words for it. */
export type SuspensionReason = 'gone' | 'forbidden' | 'dm_closed' | 'unsuitable';

/** The failure is temporary: the message is sent again. */
export interface Retry {
  readonly outcome: 'retry';
  readonly retryAfterMs: number | undefined;
  /** Discord limits the whole bot, not this channel alone. */
  readonly isGlobal: boolean;
  /** The bot holds its own requests back: alerts wait, chat replies do not. */
  readonly isSelfThrottled: boolean;
  /** Discord may have posted the message, so it is sent again unchanged. */
  readonly mayBePosted: boolean;
}

/** Discord has refused the message. */
export type Refusal =
  /** The destination accepts no messages; its deliveries stay pending. */
  | { readonly outcome: 'suspended'; readonly reason: SuspensionReason }
  /** No destination accepts this message. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** The message to edit no longer exists, or was edited too often. */
  | { readonly outcome: 'nothing_to_edit' };

export type Failure = Retry | Refusal;

const RETRY: Retry = {
  outcome: 'retry',
  retryAfterMs: undefined,
  isGlobal: false,
  isSelfThrottled: false,
  mayBePosted: false,
};

export const IN_DOUBT: Retry = { ...RETRY, mayBePosted: true };

/** Whether a message may have been posted although sending it failed. */
export function mayBePosted(error: unknown): boolean {
  const failure = classifyFailure(error);
  return failure.outcome === 'retry' && failure.mayBePosted;
}

/** Decides what a failure means for the destination and for the message. */
export function classifyFailure(error: unknown): Failure {
  if (!(error instanceof PostError)) return { outcome: 'refused', reason: 'unexpected error' };
  const { kind, retryAfterMs, global: isGlobal } = error;
  switch (kind) {
    case 'gone':
    case 'forbidden':
    case 'dm_closed':
    case 'unsuitable':
      return { outcome: 'suspended', reason: kind };
    case 'message_gone':
    case 'edit_limit':
      return { outcome: 'nothing_to_edit' };
    case 'refused':
    case 'blocked':
      return { outcome: 'refused', reason: error.message };
    case 'rate_limited':
      return { ...RETRY, retryAfterMs, isGlobal };
    case 'unauthorised':
      // Further requests would count toward Discord's ban of addresses that send invalid requests.
      return { ...RETRY, retryAfterMs: 60_000, isGlobal: true };
    case 'held_back':
      return { ...RETRY, retryAfterMs, isSelfThrottled: true };
    case 'unavailable':
      return IN_DOUBT;
  }
}
