import type { Api } from '../api/index.ts';
import type { Pace } from '../bot/pace.ts';
import type { PostErrorKind, Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import type { Insist } from './insist.ts';
import type { Patience } from './patience.ts';
import type { Refusals } from './refusals.ts';

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** What the parts of chat share. */
export interface ChatParts extends ChatOptions {
  readonly patience: Patience;
  readonly refusals: Refusals;
  readonly insist: Insist;
  /** Aborted at the end: nothing more is sent then. */
  readonly stopping: AbortSignal;
}

/** Attempts after the first: nobody looks for a reply after more than a few seconds. */
export const RETRIES = 3;

/** The bot may do nothing in that channel. Discord would refuse further requests, and count them towards a ban. */
export const REFUSED: ReadonlySet<PostErrorKind> = new Set(['forbidden', 'gone', 'unsuitable']);

/** Leaves a channel alone where Discord refused a reply or an edit of one. */
export async function noteRefusal(
  { store, refusals, clock }: ChatParts,
  guildId: string,
  channelId: string,
  kind: PostErrorKind,
): Promise<void> {
  if (!REFUSED.has(kind)) return;
  refusals.refuse(channelId);
  // For a restart, and for `/settings`, which says where Discord refused the last reply.
  if (kind !== 'gone') await store.settings.updateChannel(guildId, channelId, { refusedAt: clock() });
}
