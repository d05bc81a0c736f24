import type { MessageView } from '../../discord/messages/message-view.ts';
import { parcelIds } from '../../parcels/cards/parcel-ids.ts';
import type { Texts } from '../../texts/index.ts';
import { dateAlertView } from '../cards/date-alert.ts';
import type { SilentParcel } from '../cards/stall-alert.ts';
import { suspendedAlertView } from '../cards/suspended-channel.ts';
import { readDateNotice } from '../dates/told-date.ts';
import { parcelAt } from '../destination-readers.ts';
import { suspendedNotice } from '../report-suspended.ts';
import { readSilence } from '../stalls.ts';
import type { AlertKindRenderer, AlertPlace, RenderContext } from './render-context.ts';
import { oldestOf, type TopicGroup } from './topic-groups.ts';

/** One notice in one message: each has its own subject, and buttons about it. */
const ONE_BY_ONE: Pick<AlertKindRenderer, 'select' | 'canJoin'> = {
  select: (_place, groups) => groups.slice(0, 1).map((group) => group.slice(0, 1)),
  canJoin: () => false,
};

/** No scan for longer than usual, or the parcel is no longer polled. */
export function silenceRenderer(
  context: RenderContext,
  view: (parcel: SilentParcel, texts: Texts) => MessageView,
): AlertKindRenderer {
  return {
    ...ONE_BY_ONE,
    async render(place, groups) {
      return { view: view(await silentParcel(context, place, groups.flat()), place.texts) };
    },
  };
}

/** The date has moved without a new scan, or the parcel is late. */
export function dateRenderer(context: RenderContext): AlertKindRenderer {
  return {
    ...ONE_BY_ONE,
    async render({ destination, channel, texts }, groups) {
      const { store, seal } = context;
      const { data, topicId, topicKey } = oldestOf(groups.flat());
      const parcel = await parcelAt(store, destination, channel, { id: topicId, key: topicKey });
      const ids = parcelIds(parcel, destination.discordId, seal);
      const canBeFewer = channel !== undefined || (await store.follows.isFollowedAt(destination.id, topicId));
      const inChannel = destination.kind === 'channel';
      return {
        view: dateAlertView({ ...parcel, ...readDateNotice(data), ids, canBeFewer, inChannel }, texts),
      };
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
  const ids = parcelIds(parcel, destination.discordId, seal);
  return { ...readSilence(data), ...parcel, ids, inChannel: destination.kind === 'channel' };
}

/** A channel that a person chose accepts no messages: one channel in one message. */
export const renderSuspendedAlert: AlertKindRenderer = {
  ...ONE_BY_ONE,
  digestLine({ data }, texts) {
    const { channelId } = suspendedNotice.parse(JSON.parse(data));
    return `⚠️ ${texts.suspended.line(`<#${channelId}>`)}`;
  },
  async render({ texts }, groups) {
    const { data } = oldestOf(groups.flat());
    return { view: suspendedAlertView(suspendedNotice.parse(JSON.parse(data)), texts) };
  },
};
