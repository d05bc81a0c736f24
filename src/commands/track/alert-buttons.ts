import * as z from 'zod';
import { destinationId } from '../../alerts/cards/options/ids-and-levels.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { notice, prompt } from '../../cards/container.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { openIds } from '../../parcels/cards/parcel-ids.ts';
import { parcelInLine, parcelName } from '../../parcels/cards/parcel-name.ts';
import type { AlertChannel, Follow } from '../../store/index.ts';
import { isModerator } from '../arguments/channels.ts';
import { type CommandRequest, replying, updating } from '../replies/request.ts';
import { followEvenUnknown } from './follow-buttons.ts';
import { destinationHere, dmDestination, stopFollowHere } from './follow-target.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { managedChannel, showDestinations } from './following.ts';
import { numberArgs, type ParcelReference, parcelArg, parcelFromArg, parcelOfReader } from './parcel-arg.ts';
import { idsOf, showHistory, showParcel, throttleGuesses } from './show-parcel.ts';

const oneParcel = z.tuple([parcelArg]);

/** On an alert: shows the whole history to any user. */
const openHistory = replying(oneParcel, async (request, [reference]) =>
  showHistory(request, await parcelOfReader(request, reference), 0),
);

export const alertButtons = {
  scans: openHistory,
  live: openHistory,
  /** On an alert: ends its follow in this channel. Users end their own follow, moderators everyone's. */
  end: replying(oneParcel, async (request, [reference]) => {
    const { number, masked } = parcelFromArg(request, reference);
    const topic = await request.context.store.topics.find(parcelTopic(number));
    const stop = () => stopFollowHere(request, topic?.id);
    const isNotFollowed = (error: unknown) => error instanceof UserFacingError;
    // Otherwise, a moderator could find out a masked number by trying numbers until one is followed here.
    await (masked ? stop() : throttleGuesses(request, number, stop, isNotFollowed));
    return notice(request.texts.track.alertsStopped(parcelName({ number, masked, label: null })));
  }),
  /**
   * On an alert: which alerts its reader gets. This applies to the reader's own follow here or, for those who manage the server, to
   * what everyone in the channel gets.
   */
  level: replying(oneParcel, async (request, [reference]) => {
    const parcel = parcelFromArg(request, reference);
    const here = await destinationHere(request);
    const follows = await followsOfParcel(request, parcel.number);
    const own = follows.find(({ destinationId }) => destinationId === here?.id);
    if (own !== undefined) return showDestinations(request, parcel.number, undefined, own.id);
    const channel = here && (await managedChannel(request, here.id));
    return notYoursView(request, parcel, follows, channel);
  }),
  /** On an alert saying that a parcel is no longer polled: polls it again, for those who follow it. */
  keep: replying(oneParcel, async (request, [reference]) =>
    notice(await resumePolling(request, parcelFromArg(request, reference).number)),
  ),
  /** The same on the parcel's own card. */
  resume: updating(numberArgs, async (request, [number, origin]) => {
    const done = await resumePolling(request, number);
    return showParcel(request, { number, masked: false, origin, done });
  }),
  /**
   * *Follow in my DMs* on a live card. DMs show the whole number, so where the card masks it, who doesn't know it yet types it
   * first.
   */
  dm: replying(oneParcel, async (request, [reference]) => {
    const { liveCard } = request.texts;
    const { number, masked } = await parcelOfReader(request, reference);
    if (masked) {
      const enter = button(liveCard.enterNumber, encodeCustomId('track', 'again'), { primary: true });
      return prompt(liveCard.masked, fittingRows([enter]));
    }
    await followEvenUnknown(request, dmDestination(request.interaction), number);
    return notice(liveCard.followed(parcelName({ number, masked, label: null })));
  }),
};

/** Says who can change these alerts. First what can be done about the parcel, then about the channel. */
function notYoursView(
  request: CommandRequest,
  parcel: ParcelReference,
  follows: readonly Follow[],
  managed: AlertChannel | undefined,
) {
  const { alertOptions, digest, track } = request.texts;
  const name = parcelName({ ...parcel, label: labelIn(follows) });
  return prompt(managed === undefined ? alertOptions.notYours : `### ${name}\n${alertOptions.managed}`, [
    [
      // Who follows the parcel knows its number. Others can't follow it here: their DMs would show it.
      follows.length > 0
        ? button(track.following, openIds(parcel.number)('destinations'))
        : managed === undefined && button(digest.myParcels, encodeCustomId('parcels', 'list', '0')),
      // Moderators can't change these alerts, but stop them.
      isModerator(request.interaction) && button(track.stopFollowing, idsOf(request, parcel)('end')),
      managed && button(alertOptions.thisChannel, destinationId(managed.destinationId, 'card')),
    ],
  ]);
}

/**
 * @returns a sentence that says so
 * @throws UserFacingError if the user doesn't follow the parcel
 */
async function resumePolling(request: CommandRequest, number: string): Promise<string> {
  const { store, clock } = request.context;
  const { track, stall } = request.texts;
  const follows = await followsOfParcel(request, number);
  const topic = await store.topics.find(parcelTopic(number));
  if (topic === undefined || follows.length === 0) throw new UserFacingError(track.notFollowing);
  if (topic.nextPollAt === null) await store.topics.schedule(topic.id, clock(), 'reset');
  return stall.keeps(parcelInLine({ number, label: labelIn(follows), masked: false }));
}
