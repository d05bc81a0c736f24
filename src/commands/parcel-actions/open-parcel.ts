import { z } from 'zod';
import type { ReplyMode } from '../../bot/command-reply.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { numberArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

/** A menu of tracking numbers that opens the selected parcel's card. */
export const openParcel = (mode: ReplyMode) =>
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
