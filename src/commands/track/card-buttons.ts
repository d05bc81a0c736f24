import * as z from 'zod';
import { agentTextView } from '../../parcels/cards/track-agent-text.ts';
import { isClientError } from '../../service/index.ts';
import { chosenValue, offsetArg } from '../arguments/custom-id-args.ts';
import { defineComponent, privateComponent } from '../builders/define-component.ts';
import { postHere } from '../replies/post-here.ts';
import { textsForUser } from '../replies/reader.ts';
import { numberArg, originArg, parcelArg, parcelFromArg, parcelOfReader } from './parcel-arg.ts';
import { showHistory, showParcel } from './show-parcel.ts';
import { trackParcel } from './track-parcel.ts';

/** Refresh calls the service at most this often for one parcel; in between, it shows the previous answer. */
const REFRESH_COOL_DOWN_MS = 15_000;

/** *Back* to the card, and *Try again* after a failure of the service. */
const card = privateComponent({
  mode: 'update',
  args: z.tuple([parcelArg, originArg]),
  view: ({ interaction, args: [reference, origin] }, context, visibility) =>
    showParcel(interaction, context, {
      ...parcelFromArg(reference, interaction, context),
      visibility,
      origin,
    }),
});

const scanPage = privateComponent({
  mode: 'update',
  args: z.tuple([parcelArg, offsetArg, originArg]),
  async view({ interaction, args: [reference, offset, origin] }, context, visibility) {
    const parcel = parcelFromArg(reference, interaction, context);
    return showHistory(interaction, context, { ...parcel, visibility, origin }, offset);
  },
});

/** Only on private cards, so the user knows the number and may share it. */
const share = defineComponent({
  mode: 'reply',
  args: z.tuple([numberArg, originArg]),
  press: ({ interaction, args: [number] }, context) =>
    postHere(interaction, context, {
      cannotPost: textsForUser(interaction).input.userCannotShare,
      async view(visibility) {
        await trackParcel({ number, masked: false }, interaction, context);
        return showParcel(interaction, context, { number, masked: true, visibility });
      },
    }),
});

export const cardButtons = {
  card,
  /** Opens the scans in place, or below a public card as a private copy. */
  history: privateComponent({
    mode: 'update',
    args: z.tuple([parcelArg, originArg]),
    async view({ interaction, args: [reference, origin] }, context, visibility) {
      const parcel = await parcelOfReader(reference, interaction, context);
      return showHistory(interaction, context, { ...parcel, visibility, origin }, 0);
    },
  }),
  page: scanPage,
  older: scanPage,
  refresh: privateComponent({
    mode: 'update_for_all',
    args: z.tuple([parcelArg, originArg]),
    async view({ interaction, args: [reference, origin] }, context, visibility) {
      const parcel = parcelFromArg(reference, interaction, context);
      const known = await trackParcel(parcel, interaction, context);
      // An answer from the future is old, too: the clock was set back.
      const isOld = known.stale || Math.abs(context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
      return showParcel(interaction, context, { ...parcel, visibility, origin }, { fresh: isOld });
    },
  }),
  share,
  /**
   * A text about the parcel for the user's agent, in a message of its own: it is copied from there. Below an alert that masks
   * the number, only followers of the parcel get it with the number.
   */
  message: privateComponent({
    mode: 'reply',
    args: z.tuple([parcelArg, originArg]),
    async view({ interaction, args: [reference] }, context) {
      const parcel = await parcelOfReader(reference, interaction, context);
      const scans = await trackParcel(parcel, interaction, context).then(
        ({ data }) => data.updates,
        (error: unknown) => {
          // The agent is asked why the number is not known.
          if (isClientError(error)) return [];
          throw error;
        },
      );
      return agentTextView(parcel, scans, context.clock(), textsForUser(interaction));
    },
  }),
  /** The menu below several numbers: opens the selected parcel in a private message, so that the others stay in sight. */
  pick: privateComponent({
    mode: 'reply',
    args: z.tuple([]),
    async view({ interaction, values: [value] }, context, visibility) {
      const reference = chosenValue(parcelArg, value, interaction);
      const parcel = parcelFromArg(reference, interaction, context);
      return showParcel(interaction, context, { ...parcel, visibility });
    },
  }),
};
