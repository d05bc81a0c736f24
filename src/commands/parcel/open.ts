import { z } from 'zod';
import { type AnsweringComponent, defineComponent } from '../../bot/command.ts';
import { UserError } from '../../errors.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';
import { showParcel } from './card.ts';
import { numberArg } from './handle.ts';

/** A menu of tracking numbers: the card of the one chosen, in the menu's place or beside it. */
export const openParcel = (mode: AnsweringComponent['mode']) =>
  defineComponent({
    mode,
    args: z.tuple([]),
    press: ({ interaction, values: [value] }, context) => {
      const number = numberArg.safeParse(value);
      if (!number.success) throw new UserError(textsForAsker(interaction).problems.staleButton);
      return {
        private: true,
        view: (readers) => showParcel(interaction, context, { number: number.data, masked: false, readers }),
      };
    },
  });
