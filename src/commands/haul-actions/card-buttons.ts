import * as z from 'zod';
import { offsetArg } from '../arguments/offset.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from './own-haul.ts';
import { showHaul } from './show-haul.ts';

/** A page of a haul: *Back* to it, *Previous* and *Next*. */
export const openHaul = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, offsetArg]),
  press: ({ interaction, args: [id, offset] }, context) => ({
    private: true,
    view: async (visibility) =>
      showHaul(interaction, context, visibility, await ownHaul(interaction, id, context), { from: offset }),
  }),
});
