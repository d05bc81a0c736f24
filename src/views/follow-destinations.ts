import type { APIButtonComponent } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { capitalise } from './capitalise.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { destinationName } from './destination-name.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { parcelLines } from './parcel-name.ts';

/** Each takes three of a message's 40 components; the others appear as soon as these are unfollowed. */
const DESTINATIONS_SHOWN = 9;

/** One of the destinations where someone follows a parcel. */
interface FollowDestination {
  readonly followId: number;
  /** Null for the DMs. */
  readonly channelId: string | null;
}

export interface FollowedParcel {
  readonly number: string;
  readonly label: string | null;
  readonly ids: ParcelIds;
  /** The channel of this card; null where the bot can't post. */
  readonly hereId: string | null;
}

/** Where someone follows a parcel, and how to change that; visible to that person only. */
export function followDestinationsView(
  parcel: FollowedParcel,
  destinations: readonly FollowDestination[],
  texts: Texts,
): MessageView {
  const { ids } = parcel;
  const { track, common } = texts;
  const shown = destinations.slice(0, DESTINATIONS_SHOWN);
  const more = destinations.length - shown.length;
  const isFollowing = destinations.length > 0;
  return containerCard(COLOURS.neutral, [
    textDisplay(
      `### 🔔 ${isFollowing ? track.followingTitle : track.notFollowing}\n${parcelLines({ ...parcel, masked: false }).join(' · ')}`,
    ),
    ...shown.map(({ followId, channelId }) =>
      sectionWithButton(
        capitalise(destinationName(channelId, texts), texts),
        track.stop,
        ids('leave', String(followId)),
      ),
    ),
    ...(more === 0 ? [] : [textDisplay(common.more(more))]),
    ...(destinations.some(({ channelId }) => channelId !== null)
      ? [textDisplay(`-# ${track.channelsMasked}`)]
      : []),
    ...fittingRows([
      ...(isFollowing ? [button(track.rename, ids('name'))] : []),
      ...furtherDestinations(parcel, destinations, texts),
      button(common.back, ids('card')),
      ...(isFollowing ? [button(track.stopFollowing, ids('leaveall'))] : []),
    ]),
  ]);
}

function furtherDestinations(
  { ids, hereId }: FollowedParcel,
  destinations: readonly FollowDestination[],
  { track }: Texts,
): APIButtonComponent[] {
  const isFollowedAt = (id: string | null) => destinations.some(({ channelId }) => channelId === id);
  return [
    ...(isFollowedAt(null) ? [] : [button(track.followDm, ids('also', 'dm'))]),
    ...(hereId === null || isFollowedAt(hereId) ? [] : [button(track.followHere, ids('also', 'here'))]),
  ];
}
