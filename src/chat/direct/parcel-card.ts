import type { MessageView } from '../../discord/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import type { FollowStatus } from '../../views/follow-lines.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import { trackView } from '../../views/track.ts';
import type { ChatDeps } from '../deps.ts';
import type { SourceMessage } from '../source-message.ts';

/** A parcel as `/track` shows it: masked where others can read it. */
export async function parcelCard(
  { api, store, seal }: ChatDeps,
  { guildId, channelId, authorId }: SourceMessage,
  number: string,
  texts: Texts,
): Promise<MessageView> {
  const answer = await api.forUser(authorId).tracking(number);
  if (guildId !== null) {
    const ids = sealedIds(number, channelId, seal);
    return trackView(answer, { number, ids, offset: 0, shared: true }, texts);
  }
  const follow = await followStatus(store, authorId, number);
  return trackView(answer, { number, ids: openIds(number), offset: 0, shared: false, follow }, texts);
}

async function followStatus(store: ChatDeps['store'], userId: string, number: string): Promise<FollowStatus> {
  const follows = (await store.follows.list(userId, 'parcel')).filter(({ key }) => key === number);
  return {
    dm: follows.some(({ destinationKind }) => destinationKind === 'user'),
    here: null,
    elsewhere: follows
      .filter(({ destinationKind }) => destinationKind === 'channel')
      .map(({ destinationDiscordId }) => destinationDiscordId),
    label: follows.find(({ label }) => label !== null)?.label ?? null,
  };
}
