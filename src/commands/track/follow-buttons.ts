import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { singleInputModal } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import { MAX_LABEL } from '../../parcels/cards/parcel-name.ts';
import { isClientError } from '../../service/index.ts';
import type { NewDestination } from '../../store/index.ts';
import { modalOpener, privateComponent, privateModal } from '../builders/define-component.ts';
import { followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../replies/reader.ts';
import { dmDestination, endOwnFollow, followTarget, resolveDestination } from './follow-target.ts';
import { showDestinations } from './following.ts';
import { numberArg, originArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';
import { trackParcel } from './track-parcel.ts';

type FollowInteraction = MessageComponentInteraction | ModalSubmitInteraction;

/** Starts alerts about new scans, in the user's DMs or in this channel. */
const follow = privateComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget, originArg]),
  async view({ interaction, args: [number, target, origin] }, context, visibility) {
    const texts = textsForUser(interaction);
    const destination = await resolveDestination(interaction, target, texts);
    // Only parcels that the service knows are followed here, so that guesses leave no rows.
    await trackParcel({ number, masked: false }, interaction, context);
    await followKnown(destination, number, interaction, context);
    const done = target === 'dm' ? texts.track.followsInDm : texts.track.followsHere;
    return showParcel(interaction, context, { number, masked: false, visibility, origin, done });
  },
});

const renameArgs = z.tuple([numberArg, originArg]);

export const followButtons = {
  follow,
  /** The same on the page about the follow, for a further destination. */
  also: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, followTarget, originArg]),
    async view({ interaction, args: [number, target, origin] }, context) {
      const destination = await resolveDestination(interaction, target, textsForUser(interaction));
      await followEvenUnknown(destination, number, interaction, context);
      return showDestinations(interaction, number, origin, context);
    },
  }),
  /** Follows a number that the service doesn't know yet, in the user's DMs. */
  watch: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, originArg]),
    async view({ interaction, args: [number, origin] }, context, visibility) {
      await followEvenUnknown(dmDestination(interaction), number, interaction, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin });
    },
  }),
  unfollow: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, followTarget, originArg]),
    async view({ interaction, args: [number, target, origin] }, context, visibility) {
      await endOwnFollow(interaction, { kind: 'parcel', key: number }, target, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin });
    },
  }),
  name: modalOpener({
    args: renameArgs,
    async modal({ interaction, args: [number, origin] }, context) {
      const texts = textsForUser(interaction);
      const label = labelIn(await followsOfParcel(number, interaction.user.id, context));
      const ids = idsWithOrigin(openIds(number), origin);
      return singleInputModal(ids('name'), texts.track.nameTitle, {
        id: 'label',
        label: texts.track.nameLabel,
        hint: texts.track.nameHint,
        value: label,
        maxLength: MAX_LABEL,
      });
    },
  }),
};

export const followModals = {
  /** Names the parcel in all of the user's follows; an empty input removes the name. */
  name: privateModal({
    args: renameArgs,
    async view({ interaction, args: [number, origin] }, context, visibility) {
      const label = plainText(interaction.fields.getTextInputValue('label'), MAX_LABEL);
      await renameFollows(interaction.user.id, number, label || null, context);
      return showParcel(interaction, context, { number, masked: false, visibility, origin });
    },
  }),
};

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
  await trackParcel({ number, masked: false }, interaction, context).catch((error: unknown) => {
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

/** Names a parcel in all of the user's follows; null removes the name. */
export async function renameFollows(
  userId: string,
  number: string,
  label: string | null,
  context: Context,
): Promise<void> {
  for (const { id } of await followsOfParcel(number, userId, context)) {
    await context.store.follows.rename(userId, id, label);
  }
}
