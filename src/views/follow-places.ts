import type { APIButtonComponent } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertLevel } from '../domain/alert-level.ts';
import type { Texts } from '../texts/index.ts';
import { levelName } from './alert-options/levels.ts';
import { fittingRows } from './button-layout.ts';
import { capitalise } from './capitalise.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { destinationName } from './destination-name.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { parcelLines } from './parcel-name.ts';

/** Each takes three of a message's 40 components; the others appear as soon as these are unfollowed. */
const PLACES_SHOWN = 9;

/** One of the places where somebody follows a parcel. */
export interface FollowPlace {
  readonly followId: number;
  /** Null for the DMs. */
  readonly channelId: string | null;
  readonly level: AlertLevel;
  /** Whether the channel sees the parcel's name. */
  readonly sharesLabel: boolean;
}

export interface FollowedParcel {
  readonly number: string;
  readonly label: string | null;
  readonly ids: ParcelIds;
  /** The channel of this card; null where the bot can't post. */
  readonly hereId: string | null;
}

/** Where somebody follows a parcel, unless that is one place; visible to that person only. */
export function followPlacesView(
  parcel: FollowedParcel,
  places: readonly FollowPlace[],
  texts: Texts,
): MessageView {
  const { ids } = parcel;
  const { track, common, alertOptions, settings } = texts;
  const shown = places.slice(0, PLACES_SHOWN);
  const more = places.length - shown.length;
  const isFollowing = places.length > 0;
  const title = isFollowing ? alertOptions.inPlaces(places.length) : track.notFollowing;
  return containerCard(COLOURS.neutral, [
    textDisplay(followHeading(title, parcel)),
    ...shown.map(({ followId, channelId, level }) =>
      sectionWithButton(
        `**${capitalise(destinationName(channelId, texts), texts)}**\n${capitalise(levelName('tracking', level, texts), texts)}`,
        settings.change,
        ids('place', String(followId)),
      ),
    ),
    ...(more === 0 ? [] : [textDisplay(common.more(more))]),
    ...fittingRows([
      ...(isFollowing ? [button(track.rename, ids('name'))] : []),
      ...furtherPlaces(parcel, places, texts),
      button(common.back, ids('card')),
      ...(isFollowing ? [button(track.stopFollowing, ids('leaveall'))] : []),
    ]),
  ]);
}

/** The heading of a card about a follow: what it does, then the parcel. */
export function followHeading(title: string, parcel: Pick<FollowedParcel, 'number' | 'label'>): string {
  return `### 🔔 ${title}\n${parcelLines({ ...parcel, masked: false }).join(' · ')}`;
}

/** Buttons to follow the parcel in DMs and here, unless it is followed there. */
export function furtherPlaces(
  { ids, hereId }: FollowedParcel,
  places: readonly FollowPlace[],
  { track }: Texts,
): APIButtonComponent[] {
  const isFollowedAt = (id: string | null) => places.some(({ channelId }) => channelId === id);
  return [
    ...(isFollowedAt(null) ? [] : [button(track.followDm, ids('also', 'dm'))]),
    ...(hereId === null || isFollowedAt(hereId) ? [] : [button(track.followHere, ids('also', 'here'))]),
  ];
}
