import * as z from 'zod';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { offsetArg } from '../arguments/offset.ts';
import { defineComponent, privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { numberArg, originAt, parcelArg, parcelFromArg } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';

/** The menu below several numbers: opens the selected parcel in a private message, so that the others stay in sight. */
export const openPicked = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction, values: [value] }, context) => {
    const reference = parcelArg.safeParse(value);
    if (!reference.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    const parcel = parcelFromArg(reference.data, interaction, context);
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { ...parcel, visibility }),
    };
  },
});

/** The menu of `/parcels`: opens the selected parcel in place; *Back* leads to the same page. */
export const openListed = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg.optional()]),
  press: ({ interaction, args: [offset = 0], values: [value] }, context) => {
    const number = numberArg.safeParse(value);
    if (!number.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    const parcel = { number: number.data, masked: false, origin: originAt(offset) };
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { ...parcel, visibility }),
    };
  },
});

/** *What to do*, beside a parcel that needs the reader. */
export const openProblem = privateComponent({
  mode: 'update',
  args: z.tuple([numberArg, offsetArg]),
  view: ({ interaction, args: [number, offset] }, context, visibility) =>
    showParcel(interaction, context, { number, masked: false, origin: originAt(offset), visibility }),
});
