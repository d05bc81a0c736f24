import * as z from 'zod';
import { chosenValue } from '../arguments/custom-id-args.ts';
import { offsetArg } from '../arguments/offset.ts';
import { privateComponent } from '../builders/define-component.ts';
import { numberArg, originAt } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';

export const openButtons = {
  /** The menu of `/parcels`: opens the selected parcel in place; *Back* leads to the same page. */
  open: privateComponent({
    mode: 'update',
    args: z.tuple([offsetArg.optional()]),
    async view({ interaction, args: [offset = 0], values: [value] }, context, visibility) {
      const number = chosenValue(numberArg, value, interaction);
      return showParcel(interaction, context, {
        number,
        masked: false,
        origin: originAt(offset),
        visibility,
      });
    },
  }),
  /** *What to do*, beside a parcel that needs the reader. */
  problem: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, offsetArg]),
    view: ({ interaction, args: [number, offset] }, context, visibility) =>
      showParcel(interaction, context, { number, masked: false, origin: originAt(offset), visibility }),
  }),
};
