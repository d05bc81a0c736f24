import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, notice, prompt } from '../../cards/container.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { parcelInLine, parcelName } from '../../parcels/cards/parcel-name.ts';
import { showEvent } from '../alerts/events.ts';
import { privateComponent } from '../builders/define-component.ts';
import { followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../replies/reader.ts';
import { followEvenUnknown } from './follow-buttons.ts';
import { destinationHere, dmDestination, stopFollowHere } from './follow-target.ts';
import { managedChannel, showDestinations } from './following.ts';
import { numberArg, originArg, parcelArg, parcelFromArg, parcelOfReader } from './parcel-arg.ts';
import { idsOf, showHistory, showParcel } from './show-parcel.ts';
import { throttleGuesses } from './track-parcel.ts';

/** On an alert: shows the whole history to any user. */
const openHistory = privateComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  async view({ interaction, args: [reference] }, context, visibility) {
    const parcel = await parcelOfReader(reference, interaction, context);
    return showHistory(interaction, context, { ...parcel, visibility }, 0);
  },
});

export const alertButtons = {
  scans: openHistory,
  live: openHistory,
  /** On an alert: ends its follow in this channel. Users end their own follow, moderators everybody's. */
  end: privateComponent({
    mode: 'reply',
    args: z.tuple([parcelArg]),
    async view({ interaction, args: [reference] }, context) {
      const { number, masked } = parcelFromArg(reference, interaction, context);
      const topic = await context.store.topics.find(parcelTopic(number));
      const stop = () => stopFollowHere(interaction, topic?.id, context);
      const isNotFollowed = (error: unknown) => error instanceof UserFacingError;
      // Otherwise, a moderator could find out a masked number by trying numbers until one is followed here.
      await (masked ? stop() : throttleGuesses(number, interaction, context, stop, isNotFollowed));
      return notice(
        textsForUser(interaction).track.alertsStopped(parcelName({ number, masked, label: null })),
      );
    },
  }),
  /**
   * On an alert: how much its reader is told. That is the reader's own follow here or, for those who manage the server, what
   * everybody in the channel gets.
   */
  level: privateComponent({
    mode: 'reply',
    args: z.tuple([parcelArg]),
    async view({ interaction, args: [reference] }, context) {
      const parcel = parcelFromArg(reference, interaction, context);
      const { number } = parcel;
      const here = await destinationHere(interaction, context);
      const follows = await followsOfParcel(number, interaction.user.id, context);
      const own = follows.find(({ destinationId }) => destinationId === here?.id);
      if (own !== undefined) return showDestinations(interaction, number, undefined, context, own.id);
      const channel = here && (await managedChannel(here.id, interaction, context));
      if (channel !== undefined) return showEvent(channel, interaction, context);
      const { alertOptions, track } = textsForUser(interaction);
      // Moderators can't change these alerts, but stop them.
      const isModerator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
      const stop = button(track.stopFollowing, idsOf(interaction, context, parcel)('end'));
      return prompt(alertOptions.notYours, fittingRows(isModerator ? [stop] : []), COLOURS.neutral);
    },
  }),
  /** On an alert that says that a parcel is no longer polled: polls it again, for those who follow it. */
  keep: privateComponent({
    mode: 'reply',
    args: z.tuple([parcelArg]),
    async view({ interaction, args: [reference] }, context) {
      const { number } = parcelFromArg(reference, interaction, context);
      return notice(await resumePolling(number, interaction, context));
    },
  }),
  /** The same on the parcel's own card. */
  resume: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, originArg]),
    async view({ interaction, args: [number, origin] }, context, visibility) {
      const done = await resumePolling(number, interaction, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin, done });
    },
  }),
  /**
   * *Follow in my DMs* on a live card. DMs show the whole number, so where the card masks it, who doesn't know it yet types it
   * first.
   */
  dm: privateComponent({
    mode: 'reply',
    args: z.tuple([parcelArg]),
    async view({ interaction, args: [reference] }, context) {
      const texts = textsForUser(interaction);
      const { number, masked } = await parcelOfReader(reference, interaction, context);
      if (masked) {
        const enter = button(texts.liveCard.enterNumber, encodeCustomId('track', 'again'), { primary: true });
        return prompt(texts.liveCard.masked, fittingRows([enter]));
      }
      await followEvenUnknown(dmDestination(interaction), number, interaction, context);
      return notice(texts.liveCard.followed(parcelName({ number, masked, label: null })));
    },
  }),
};

/**
 * @returns a sentence that says so
 * @throws UserFacingError for somebody who doesn't follow the parcel
 */
async function resumePolling(
  number: string,
  interaction: BaseInteraction,
  context: Context,
): Promise<string> {
  const { store, clock } = context;
  const texts = textsForUser(interaction);
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const topic = await store.topics.find(parcelTopic(number));
  if (topic === undefined || follows.length === 0) throw new UserFacingError(texts.track.notFollowing);
  if (topic.nextPollAt === null) await store.topics.schedule(topic.id, clock(), 'reset');
  return texts.stall.keeps(parcelInLine({ number, label: labelIn(follows), masked: false }));
}
