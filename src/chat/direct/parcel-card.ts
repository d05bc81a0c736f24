import type { CachedResponse, TrackingResult } from '../../api/index.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { parcelTopic } from '../../domain/topic.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import type { Texts } from '../../texts/index.ts';
import { openIds, parcelIds } from '../../views/parcel-ids.ts';
import { trackView } from '../../views/track.ts';
import { noScansView } from '../../views/track-not-found.ts';
import type { ChatDeps } from '../deps.ts';
import type { SourceMessage } from '../source-message.ts';

/**
 * A parcel as `/track` shows it: masked where others can read it.
 * @param answer null: the service doesn't know the number
 */
export async function parcelCard(
  deps: ChatDeps,
  message: SourceMessage,
  number: string,
  answer: CachedResponse<TrackingResult> | null,
  texts: Texts,
): Promise<MessageView | GrowingView> {
  const { seal, clock } = deps;
  const masked = message.guildId !== null;
  const own = await ownParcel(deps, message, number);
  if (answer === null) return noScansView({ ...own, masked: false, ids: openIds(number) }, texts);
  const ids = parcelIds({ number, masked }, message.channelId, seal);
  const extras = await loadParcelExtras(deps, answer.data.updates);
  const card = masked
    ? { number, masked, ids, label: null, following: null }
    : { ...own, masked, ids, inDm: true };
  return growingView(extras.drawing, () =>
    trackView(answer, { ...card, usual: extras.usual, picture: extras.picture(), now: clock() }, texts),
  );
}

async function ownParcel({ store }: ChatDeps, { authorId }: SourceMessage, number: string) {
  const follows = await store.follows.ofTopic(authorId, parcelTopic(number));
  return {
    number,
    label: follows.find(({ label }) => label !== null)?.label ?? null,
    following: follows.length > 0,
    missing: follows.some(({ missing }) => missing),
    ended: follows.some(({ nextPollAt }) => nextPollAt === null),
  };
}
