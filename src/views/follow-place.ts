import type { APIComponentInContainer } from 'discord.js';
import { escapeText } from '../discord/escape-markdown.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { AlertChannel } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { destinationId } from './alert-options/ids.ts';
import { levelMenu, levelName } from './alert-options/levels.ts';
import { fittingRows } from './button-layout.ts';
import { capitalise } from './capitalise.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { destinationName } from './destination-name.ts';
import { type FollowedParcel, type FollowPlace, followHeading, furtherPlaces } from './follow-places.ts';
import { settingRow } from './settings/setting-row.ts';

const MAX_NAME = 120;

export interface PlaceCard {
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
export function channelRow(managed: AlertChannel | undefined, texts: Texts): APIComponentInContainer[] {
  if (managed === undefined) return [];
  const { event, level, destinationId: id } = managed;
  const value = capitalise(levelName(event, level, texts), texts);
  return [settingRow({ name: texts.alertOptions.thisChannel, value }, destinationId(id, 'card'), texts)];
}
