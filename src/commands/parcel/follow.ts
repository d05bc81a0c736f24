import { z } from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { defineComponent, type Form, type FormOpener } from '../../bot/command.ts';
import { plain } from '../../bot/limits.ts';
import { UserError } from '../../errors.ts';
import { oneLineForm } from '../../views/form.ts';
import { openIds } from '../../views/parcel-ids.ts';
import { MAX_LABEL } from '../../views/parcel-name.ts';
import { endFollow } from '../input/end-follow.ts';
import { readPlace, where } from '../input/place.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';
import { askByNumber } from './ask.ts';
import { followState, showParcel } from './card.ts';
import { numberArg } from './handle.ts';
import { myFollowsOf } from './mine.ts';

/** Tells the asker, or the channel, about every new scan from now on. */
export const follow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, where]),
  press: ({ interaction, args: [number, at] }, context) => {
    const texts = textsForAsker(interaction);
    return {
      private: true,
      async view(readers) {
        const place = await readPlace(interaction, at, texts);
        // Only parcels that the service knows can be followed: guesses leave no rows.
        await askByNumber(number, interaction, context);
        const followed = await context.alerts.follow.parcel(place, number, interaction.user.id);
        if (followed === 'too_many') throw new UserError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showParcel(interaction, context, { number, masked: false, readers });
      },
    };
  },
});

export const unfollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, where]),
  press: ({ interaction, args: [number, at] }, context) => ({
    private: true,
    async view(readers) {
      await endFollow(interaction, { kind: 'parcel', key: number }, at, context);
      return showParcel(interaction, context, { number, masked: false, readers });
    },
  }),
});

export const openNameForm: FormOpener = {
  mode: 'form',
  async form({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const texts = textsForAsker(interaction);
    const { label } = await followState(interaction, number.data, context);
    return oneLineForm(openIds(number.data)('name'), texts.track.nameTitle, {
      id: 'label',
      label: texts.track.nameLabel,
      hint: texts.track.nameHint,
      value: label,
      maxLength: MAX_LABEL,
    });
  },
};

/** One name for the parcel wherever the asker follows it; empty takes it away. */
export const nameForm: Form = {
  mode: 'update',
  submit({ interaction, args }, context) {
    const number = numberArg.safeParse(args[0]);
    if (!number.success) return null;
    const label = plain(interaction.fields.getTextInputValue('label'), MAX_LABEL);
    return {
      private: true,
      async view(readers) {
        const { follows } = context.store;
        for (const { id } of await myFollowsOf(number.data, interaction.user.id, context)) {
          await follows.rename(interaction.user.id, id, label || null);
        }
        return showParcel(interaction, context, { number: number.data, masked: false, readers });
      },
    };
  },
};
