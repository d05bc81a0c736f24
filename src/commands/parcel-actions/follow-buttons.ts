import { z } from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { endOwnFollow } from '../follow-actions/end-follow.ts';
import { followTarget, resolveDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { numberArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';
import { trackByNumber } from './track-number.ts';

/** Starts alerts about new scans, in the user's DMs or in this channel. */
export const follow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget]),
  press: ({ interaction, args: [number, target] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view(visibility) {
        const destination = await resolveDestination(interaction, target, texts);
        // Only parcels that the service knows can be followed, so that guesses leave no rows.
        await trackByNumber(number, interaction, context);
        const outcome = await context.alerts.follow.parcel(destination, number, interaction.user.id);
        if (outcome === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showParcel(interaction, context, { number, masked: false, visibility });
      },
    };
  },
});

export const unfollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, followTarget]),
  press: ({ interaction, args: [number, target] }, context) => ({
    private: true,
    async view(visibility) {
      await endOwnFollow(interaction, { kind: 'parcel', key: number }, target, context);
      return showParcel(interaction, context, { number, masked: false, visibility });
    },
  }),
});
