import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';
import { containerCard, sectionWithButton, textDisplay } from './container.ts';
import { destinationName } from './destination-list.ts';
import { openIds } from './parcel-ids.ts';
import { parcelTitle } from './parcel-name.ts';

/** Each takes three of a message's 40 components; the others appear as soon as these are unfollowed. */
const DESTINATIONS_SHOWN = 10;

/** One of the destinations where someone follows a parcel. */
interface FollowDestination {
  readonly followId: number;
  /** Null for the DMs. */
  readonly channelId: string | null;
}

/** Everywhere someone follows a parcel, each with an Unfollow button; visible to that person only. */
export function followDestinationsView(
  parcel: { readonly number: string; readonly label: string | null },
  destinations: readonly FollowDestination[],
  texts: Texts,
): MessageView {
  const ids = openIds(parcel.number);
  const shown = destinations.slice(0, DESTINATIONS_SHOWN);
  const more = destinations.length - shown.length;
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${parcelTitle({ ...parcel, masked: false })}`),
    ...shown.map(({ followId, channelId }) =>
      sectionWithButton(
        `🔔 ${destinationName(channelId, texts)}`,
        texts.common.unfollow,
        ids('leave', String(followId)),
      ),
    ),
    ...(more === 0 ? [] : [textDisplay(texts.common.more(more))]),
    ...(destinations.length === 0 ? [textDisplay(texts.track.notFollowing)] : []),
    ...(destinations.length > 1 ? buttonRows([button(texts.track.unfollowEverywhere, ids('leaveall'))]) : []),
  ]);
}
