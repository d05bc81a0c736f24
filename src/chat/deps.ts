import type { Api } from '../api/index.ts';
import type { PostErrorKind, Poster } from '../discord/poster.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Store } from '../store/index.ts';
import type { RefusedChannels } from './refused-channels.ts';
import type { ReplyThrottle } from './reply-throttle.ts';
import type { RetryReply } from './retry-reply.ts';

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** What the parts of chat share. */
export interface ChatDeps extends ChatOptions {
  readonly replyThrottle: ReplyThrottle;
  readonly refusedChannels: RefusedChannels;
  readonly retryReply: RetryReply;
  /** Aborted at the end: nothing more is sent then. */
  readonly stopping: AbortSignal;
}

/** Attempts after the first: nobody looks for a reply after more than a few seconds. */
export const RETRIES = 3;

/** The bot may do nothing in that channel. Discord would refuse further requests, and count them towards a ban. */
export const REFUSED_KINDS: ReadonlySet<PostErrorKind> = new Set(['forbidden', 'gone', 'unsuitable']);

/** Leaves a channel alone where Discord refused a reply or an edit of one. */
export async function recordRefusal(
  { store, refusedChannels, clock }: ChatDeps,
  guildId: string,
  channelId: string,
  kind: PostErrorKind,
): Promise<void> {
  if (!REFUSED_KINDS.has(kind)) return;
  refusedChannels.markRefused(channelId);
  // For a restart, and for `/settings`, which says where Discord refused the last reply.
  if (kind !== 'gone') await store.settings.updateChannel(guildId, channelId, { refusedAt: clock() });
}
