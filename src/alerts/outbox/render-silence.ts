import type { MessageView } from '../../discord/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import { parcelIds } from '../../views/parcel-ids.ts';
import { endedAlertView, type SilentParcel, stallAlertView } from '../../views/stall-alert.ts';
import { parcelAt } from '../parcel-at.ts';
import { readSilence } from '../silence.ts';
import type { AlertKindRenderer, AlertPlace } from './alert-kind-renderer.ts';
import { oldestOf, type TopicGroup } from './group-by-topic.ts';
import type { RenderContext } from './render-context.ts';

/** No scan for longer than usual. */
export const renderStall = silenceRenderer(stallAlertView);
/** The parcel is no longer polled. */
export const renderEnded = silenceRenderer(endedAlertView);

/** One notice in one message: each has its own parcel, and buttons about it. */
function silenceRenderer(view: (parcel: SilentParcel, texts: Texts) => MessageView): AlertKindRenderer {
  return {
    select: (_context, _place, groups) => groups.slice(0, 1).map((group) => group.slice(0, 1)),
    canJoin: () => false,
    async render(context, place, groups) {
      return { view: view(await silentParcel(context, place, groups.flat()), place.texts) };
    },
  };
}

async function silentParcel(
  { store, seal }: RenderContext,
  { destination, channel }: AlertPlace,
  group: TopicGroup,
): Promise<SilentParcel> {
  const { data, topicId, topicKey } = oldestOf(group);
  const parcel = await parcelAt(store, destination, channel, { id: topicId, key: topicKey });
  return { ...readSilence(data), ...parcel, ids: parcelIds(parcel, destination.discordId, seal) };
}
