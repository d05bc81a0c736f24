import { z } from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { defineComponent, type ModalHandler, type ModalOpener } from '../../bot/command.ts';
import { plainText } from '../../discord/limits.ts';
import { singleInputModal } from '../../views/modal.ts';
import { openIds } from '../../views/parcel-ids.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { followTarget, resolveDestination } from '../arguments/destination.ts';
import { endOwnFollow } from '../follows/end-follow.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel } from './followed-parcels.ts';
import { numberArg } from './parcel-arg.ts';
import { loadFollowStatus, showParcel } from './show-parcel.ts';
import { trackByNumber } from './track-number.ts';

/** Tells the asker, or the channel, about every new scan from now on. */
export const follow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget]),
  press: ({ interaction, args: [number, at] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view(visibility) {
        const destination = await resolveDestination(interaction, at, texts);
        // Only parcels that the service knows can be followed: guesses leave no rows.
        await trackByNumber(number, interaction, context);
        const followed = await context.alerts.follow.parcel(destination, number, interaction.user.id);
        if (followed === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showParcel(interaction, context, { number, masked: false, visibility });
      },
    };
  },
});

export const unfollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget]),
  press: ({ interaction, args: [number, at] }, context) => ({
    private: true,
    async view(visibility) {
      await endOwnFollow(interaction, { kind: 'parcel', key: number }, at, context);
      return showParcel(interaction, context, { number, masked: false, visibility });
    },
  }),
});

export const openRenameModal: ModalOpener = {
  mode: 'form',
  async modal({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const texts = textsForUser(interaction);
    const { label } = await loadFollowStatus(interaction, number.data, context);
    return singleInputModal(openIds(number.data)('name'), texts.track.nameTitle, {
      id: 'label',
      label: texts.track.nameLabel,
      hint: texts.track.nameHint,
      value: label,
      maxLength: MAX_LABEL,
    });
  },
};

/** One name for the parcel wherever the asker follows it; empty takes it away. */
export const renameModal: ModalHandler = {
  mode: 'update',
  submit({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const label = plainText(interaction.fields.getTextInputValue('label'), MAX_LABEL);
    return {
      private: true,
      async view(visibility) {
        const { follows } = context.store;
        for (const { id } of await followsOfParcel(number.data, interaction.user.id, context)) {
          await follows.rename(interaction.user.id, id, label || null);
        }
        return showParcel(interaction, context, { number: number.data, masked: false, visibility });
      },
    };
  },
};
