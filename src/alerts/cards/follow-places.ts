import type { APIButtonComponent, APIComponentInContainer } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, containerCard, sectionWithButton, settingRow, textDisplay } from '../../cards/container.ts';
import { capitalise, destinationName } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { AlertLevel } from '../../domain/alerts/alert-level.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { parcelLines } from '../../parcels/cards/parcel-name.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { destinationId, levelMenu, levelName } from './options/ids-and-levels.ts';

const MAX_NAME = 120;

interface PlaceCard {
  readonly parcel: FollowedParcel;
  readonly place: FollowPlace;
  /** All places where the reader follows the parcel. */
  readonly places: readonly FollowPlace[];
  /** Where the reader may also change what everybody in the channel gets. */
  readonly managed: AlertChannel | undefined;
}

/** How much one follow tells, and everything else about it; visible to its owner only. */
export function followPlaceView({ parcel, place, places, managed }: PlaceCard, texts: Texts): MessageView {
  const { alertOptions, track, common } = texts;
  const { ids } = parcel;
  const { followId, channelId, level } = place;
  const isOnly = places.length === 1;
  const where = capitalise(destinationName(channelId, texts), texts);
  return containerCard(COLOURS.neutral, [
    textDisplay(followHeading(alertOptions.tells[level], parcel)),
    // With a name, its row says what the channel sees.
    textDisplay(
      channelId === null || parcel.label !== null ? `-# ${where}` : `-# ${where} · ${track.channelsMasked}`,
    ),
    ...levelMenu(ids('set', String(followId)), 'tracking', level, texts),
    ...nameRow(parcel, place, texts),
    ...channelRow(managed, texts),
    ...fittingRows([
      button(track.rename, ids('name')),
      ...(isOnly ? furtherPlaces(parcel, places, texts) : []),
      button(common.back, isOnly ? ids('card') : ids('destinations')),
      isOnly
        ? button(track.stopFollowing, ids('leaveall'))
        : button(track.stop, ids('leave', String(followId))),
    ]),
  ]);
}

/** In a channel, a parcel's name is shown only if its owner says so. */
function nameRow(
  { label, ids }: FollowedParcel,
  { followId, channelId, sharesLabel }: FollowPlace,
  texts: Texts,
): APIComponentInContainer[] {
  if (channelId === null || label === null) return [];
  const { alertOptions } = texts;
  const value = sharesLabel
    ? alertOptions.nameShown(`**${escapeText(label, MAX_NAME)}**`)
    : alertOptions.nameHidden;
  return [
    settingRow(
      { name: alertOptions.nameHere, value },
      ids('share-name', String(followId), sharesLabel ? 'n' : 'y'),
      texts,
    ),
  ];
}

/** What everybody in the channel gets, for those who may change it. */
function channelRow(managed: AlertChannel | undefined, texts: Texts): APIComponentInContainer[] {
  if (managed === undefined) return [];
  const { event, level, destinationId: id } = managed;
  const value = capitalise(levelName(event, level, texts), texts);
  return [settingRow({ name: texts.alertOptions.thisChannel, value }, destinationId(id, 'card'), texts)];
}

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

interface FollowedParcel {
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
function followHeading(title: string, parcel: Pick<FollowedParcel, 'number' | 'label'>): string {
  return `### 🔔 ${title}\n${parcelLines({ ...parcel, masked: false }).join(' · ')}`;
}

/** Buttons to follow the parcel in DMs and here, unless it is followed there. */
function furtherPlaces(
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
