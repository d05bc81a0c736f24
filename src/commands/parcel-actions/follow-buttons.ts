import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { isClientError } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import type { NewDestination } from '../../store/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { endOwnFollow } from '../follow-actions/end-follow.ts';
import { dmDestination, followTarget, resolveDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showDestinations } from './destination-buttons.ts';
import { originArg } from './origin.ts';
import { numberArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';
import { trackByNumber } from './track-number.ts';

type FollowInteraction = MessageComponentInteraction | ModalSubmitInteraction;

/** Starts alerts about new scans, in the user's DMs or in this channel. */
export const follow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget, originArg]),
  press: ({ interaction, args: [number, target, origin] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view(visibility) {
        const destination = await resolveDestination(interaction, target, texts);
        // Only parcels that the service knows are followed here, so that guesses leave no rows.
        await trackByNumber(number, interaction, context);
        await followKnown(destination, number, interaction, context);
        const done = target === 'dm' ? texts.track.followsInDm : texts.track.followsHere;
        return showParcel(interaction, context, { number, masked: false, visibility, origin, done });
      },
    };
  },
});

/** The same on the page about the follow, for a further destination. */
export const followAlso = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget, originArg]),
  press: ({ interaction, args: [number, target, origin] }, context) => ({
    private: true,
    async view() {
      const destination = await resolveDestination(interaction, target, textsForUser(interaction));
      await followEvenUnknown(destination, number, interaction, context);
      return showDestinations(interaction, number, origin, context);
    },
  }),
});

/** Follows a number that the service doesn't know yet, in the user's DMs. */
export const watch = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, originArg]),
  press: ({ interaction, args: [number, origin] }, context) => ({
    private: true,
    async view(visibility) {
      await followEvenUnknown(dmDestination(interaction), number, interaction, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin });
    },
  }),
});

export const unfollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget, originArg]),
  press: ({ interaction, args: [number, target, origin] }, context) => ({
    private: true,
    async view(visibility) {
      await endOwnFollow(interaction, { kind: 'parcel', key: number }, target, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin });
    },
  }),
});

/**
 * Follows a parcel whether or not the service knows it. An unknown number counts as one, like a look-up.
 * @throws UserFacingError if the user named too many unknown numbers, or follows too much
 */
export async function followEvenUnknown(
  destination: NewDestination,
  number: string,
  interaction: FollowInteraction,
  context: Context,
): Promise<void> {
  await trackByNumber(number, interaction, context).catch((error: unknown) => {
    if (!isClientError(error)) throw error;
  });
  await followKnown(destination, number, interaction, context);
}

/**
 * Follows a parcel that the user knows.
 * @throws UserFacingError if the user follows too much
 */
export async function followKnown(
  destination: NewDestination,
  number: string,
  interaction: FollowInteraction,
  { alerts }: Context,
): Promise<void> {
  const outcome = await alerts.follow.parcel(destination, number, interaction.user.id);
  if (outcome === 'too_many') {
    throw new UserFacingError(textsForUser(interaction).input.tooManyFollows(MAX_FOLLOWS));
  }
}
