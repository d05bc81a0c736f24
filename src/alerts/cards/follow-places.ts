import { button } from '../../cards/components.ts';
import { COLOURS, containerCard, sectionWithButton, settingRow } from '../../cards/container.ts';
import { capitalise, destinationName, smallLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { AlertLevel } from '../../domain/alerts/alert-level.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { parcelLines } from '../../parcels/cards/parcel-name.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { destinationId, levelMenu, levelName } from './options/ids-and-levels.ts';
import { toggleRow } from './options/switches.ts';

const MAX_NAME = 120;

interface PlaceCard {
  readonly parcel: FollowedParcel;
  readonly place: FollowPlace;
  readonly places: readonly FollowPlace[];
  /** Destinations where the reader may also change what everyone in the channel gets. */
  readonly managed: AlertChannel | undefined;
}

/** The level of one follow, and everything else about it; only visible to its owner. */
export function followPlaceView({ parcel, place, places, managed }: PlaceCard, texts: Texts) {
  const { alertOptions, track, common } = texts;
  const { ids, label } = parcel;
  const { followId, channelId, level } = place;
  const isOnly = places.length === 1;
  // With a name, its row says what the channel sees.
  const masked = channelId === null || label !== null ? '' : track.channelsMasked;
  return containerCard(COLOURS.neutral, [
    followHeading(alertOptions.tells[level], parcel),
    smallLine([capitalise(destinationName(channelId, texts), texts), masked]),
    ...levelMenu(ids('set', String(followId)), 'follow', level, texts),
    channelId !== null && nameRow(parcel, place, texts),
    managed && channelRow(managed, texts),
    [
      button(label === null ? track.name : track.rename, ids('name')),
      ...(isOnly ? furtherPlaces(parcel, places, texts) : []),
      button(common.back, isOnly ? ids('card') : ids('destinations')),
      isOnly
        ? button(track.stopFollowing, ids('leaveall'))
        : button(track.stop, ids('leave', String(followId))),
    ],
  ]);
}

/** In a channel, a parcel's name is shown only if its owner says so. */
function nameRow({ label, ids }: FollowedParcel, { followId, sharesLabel }: FollowPlace, texts: Texts) {
  if (label === null) return null;
  const { nameShown, nameHidden, nameHere: name } = texts.alertOptions;
  const value = sharesLabel ? nameShown(`**${escapeText(label, MAX_NAME)}**`) : nameHidden;
  const toggleId = ids('share-name', String(followId), sharesLabel ? 'n' : 'y');
  return toggleRow({ name, value }, toggleId, sharesLabel, texts);
}

/** What everyone in the channel gets, for those who may change it. */
function channelRow({ event, level, destinationId: id }: AlertChannel, texts: Texts) {
  const value = capitalise(levelName(event, level, texts), texts);
  return settingRow({ name: texts.alertOptions.thisChannel, value }, destinationId(id, 'card'), texts);
}

/** Each takes three of a message's 40 components; the others appear as soon as these are unfollowed. */
const PLACES_SHOWN = 9;

export interface FollowPlace {
  readonly followId: number;
  /** Null for the DMs. */
  readonly channelId: string | null;
  readonly level: AlertLevel;
  readonly sharesLabel: boolean;
}

interface FollowedParcel {
  readonly number: string;
  readonly label: string | null;
  readonly ids: ParcelIds;
  /** The channel of this card; null where the bot can't post. */
  readonly hereId: string | null;
}

/** The destinations where a user follows a parcel, if there are several; visible to that user only. */
export function followPlacesView(parcel: FollowedParcel, places: readonly FollowPlace[], texts: Texts) {
  const { ids } = parcel;
  const { track, common, alertOptions, settings } = texts;
  const more = places.length - PLACES_SHOWN;
  const isFollowing = places.length > 0;
  const title = isFollowing ? alertOptions.inPlaces(places.length) : track.notFollowing;
  const rows = places.slice(0, PLACES_SHOWN).map(({ followId, channelId, level }) => {
    const name = capitalise(destinationName(channelId, texts), texts);
    const told = capitalise(levelName('tracking', level, texts), texts);
    return sectionWithButton(`**${name}**\n${told}`, settings.change, ids('place', String(followId)));
  });
  return containerCard(COLOURS.neutral, [
    followHeading(title, parcel),
    ...rows,
    more > 0 && common.more(more),
    [
      isFollowing && button(parcel.label === null ? track.name : track.rename, ids('name')),
      ...furtherPlaces(parcel, places, texts),
      button(common.back, ids('card')),
      isFollowing && button(track.stopFollowing, ids('leaveall')),
    ],
  ]);
}

/** The heading of a card about a follow: what it does, then the parcel. */
function followHeading(title: string, parcel: FollowedParcel): string {
  return `### 🔔 ${title}\n${parcelLines({ ...parcel, masked: false }).join(' · ')}`;
}

/** Buttons to follow the parcel in DMs and here, unless it is followed there. */
function furtherPlaces({ ids, hereId }: FollowedParcel, places: readonly FollowPlace[], { track }: Texts) {
  const isFollowedAt = (id: string | null) => places.some(({ channelId }) => channelId === id);
  return [
    !isFollowedAt(null) && button(track.followDm, ids('also', 'dm')),
    hereId !== null && !isFollowedAt(hereId) && button(track.followHere, ids('also', 'here')),
  ];
}
