import * as z from 'zod';
import { chosenValue } from '../arguments/custom-id-args.ts';
import { offsetArg } from '../arguments/offset.ts';
import { privateComponent } from '../builders/define-component.ts';
import { numberArg, originAt, parcelArg, parcelFromArg } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';

/** The menu below several numbers: opens the selected parcel in a private message, so that the others stay in sight. */
export const openPicked = privateComponent({
  mode: 'reply',
  args: z.tuple([]),
  async view({ interaction, values: [value] }, context, visibility) {
    const reference = chosenValue(parcelArg, value, interaction);
    const parcel = parcelFromArg(reference, interaction, context);
    return showParcel(interaction, context, { ...parcel, visibility });
  },
});

/** The menu of `/parcels`: opens the selected parcel in place; *Back* leads to the same page. */
export const openListed = privateComponent({
  mode: 'update',
  args: z.tuple([offsetArg.optional()]),
  async view({ interaction, args: [offset = 0], values: [value] }, context, visibility) {
    const number = chosenValue(numberArg, value, interaction);
    return showParcel(interaction, context, { number, masked: false, origin: originAt(offset), visibility });
  },
});

/** *What to do*, beside a parcel that needs the reader. */
export const openProblem = privateComponent({
  mode: 'update',
  args: z.tuple([numberArg, offsetArg]),
  view: ({ interaction, args: [number, offset] }, context, visibility) =>
    showParcel(interaction, context, { number, masked: false, origin: originAt(offset), visibility }),
});
