import { z } from 'zod';
import { defineComponent, type ReplyComponent } from '../../bot/command.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { numberArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

/** A menu of tracking numbers: the card of the one chosen, in the menu's place or beside it. */
export const openParcel = (mode: ReplyComponent['mode']) =>
  defineComponent({
    mode,
    args: z.tuple([]),
    press: ({ interaction, values: [value] }, context) => {
      const number = numberArg.safeParse(value);
      if (!number.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
      return {
        private: true,
        view: (visibility) =>
          showParcel(interaction, context, { number: number.data, masked: false, visibility }),
      };
    },
  });
