import type { PostErrorKind } from '../discord/post-error.ts';
import type { ChatDeps } from './deps.ts';

/** The bot has no access to that channel. Discord would refuse further requests, and count them towards a ban. */
const REFUSED_KINDS: ReadonlySet<PostErrorKind> = new Set(['forbidden', 'gone', 'unsuitable']);

export function isRefusal(kind: PostErrorKind): boolean {
  return REFUSED_KINDS.has(kind);
}

/** Stops replies and edits in a channel where Discord refused one. */
export async function recordRefusal(
  { store, refusedChannels, clock }: ChatDeps,
  guildId: string | null,
  channelId: string,
  kind: PostErrorKind,
): Promise<void> {
  if (!isRefusal(kind)) return;
  refusedChannels.markRefused(channelId);
  // Kept for restarts, and shown in `/settings`.
  if (kind !== 'gone' && guildId !== null)
    await store.settings.updateChannel(guildId, channelId, { refusedAt: clock() });
}
