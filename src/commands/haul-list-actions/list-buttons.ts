import * as z from 'zod';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { offsetArg } from '../arguments/offset.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showHaulList } from './show-list.ts';

/** *All hauls*, *Previous* and *Next*. */
export const openHaulList = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: () => showHaulList(interaction, context, offset),
  }),
});

/** The menu of the list. */
export const openListedHaul = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, values: [value] }, context) => {
    const id = rowIdArg.safeParse(value);
    if (!id.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    return {
      private: true,
      view: async (visibility) =>
        showHaul(interaction, context, visibility, await ownHaul(interaction, id.data, context)),
    };
  },
});
