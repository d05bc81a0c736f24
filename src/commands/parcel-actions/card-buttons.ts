import { z } from 'zod';
import { offsetArg } from '../arguments/offset.ts';
import { defineComponent } from '../builders/define-component.ts';
import { numberArg, parcelArg, parcelFromArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';
import { trackByNumber } from './track-number.ts';

/** Refresh calls the service at most this often for one parcel; in between, it shows the previous answer. */
const REFRESH_COOL_DOWN_MS = 15_000;

export const scanPage = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg, offsetArg]),
  press({ interaction, args: [reference, offset] }, context) {
    const parcel = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { ...parcel, offset, visibility }),
    };
  },
});

export const refresh = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const { number, masked } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view(visibility) {
        const known = await (masked
          ? context.api.tracking(number)
          : trackByNumber(number, interaction, context));
        // An answer from the future is old, too: the clock was set back.
        const isOld = known.stale || Math.abs(context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
        return showParcel(interaction, context, { number, masked, visibility }, { fresh: isOld });
      },
    };
  },
});

/** Only on private cards, so the user knows the number and may share it. */
export const share = defineComponent({
  mode: 'reply',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: false,
    async view(visibility) {
      await trackByNumber(number, interaction, context);
      return showParcel(interaction, context, { number, masked: true, visibility });
    },
  }),
});
