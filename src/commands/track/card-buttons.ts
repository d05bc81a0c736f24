import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { idsWithOrigin, openIds, SEALED_NUMBER } from '../../parcels/cards/parcel-ids.ts';
import { agentTextView, BELOW_PROBLEM } from '../../parcels/cards/track-agent-text.ts';
import { isClientError } from '../../service/index.ts';
import { chosenValue, noArgs, offsetArg } from '../arguments/custom-id-args.ts';
import { answering, replying, updating } from '../replies/request.ts';
import { sharing } from '../replies/sharing.ts';
import { numberArgs, originArg, parcelArg, parcelFromArg, parcelOfReader } from './parcel-arg.ts';
import { showHistory, showMore, showParcel, trackParcel } from './show-parcel.ts';

/** Refresh calls the service at most this often for one parcel; in between, it shows the previous answer. */
const REFRESH_COOL_DOWN_MS = 15_000;

const parcelAndOrigin = z.tuple([parcelArg, originArg]);

const scanPage = updating(
  z.tuple([parcelArg, offsetArg, originArg]),
  (request, [reference, offset, origin]) =>
    showHistory(request, { ...parcelFromArg(request, reference), origin }, offset),
);

export const cardButtons = {
  /** *Back* to the card, and *Try again* after a failure of the service. */
  card: updating(parcelAndOrigin, (request, [reference, origin]) =>
    showParcel(request, { ...parcelFromArg(request, reference), origin }),
  ),
  /** Everything else that can be done with the parcel, in place. */
  more: updating(numberArgs, (request, [number, origin]) =>
    showMore(request, { number, masked: false, origin }),
  ),
  /** Opens the scans in place, or below a public card as a private copy. */
  history: updating(parcelAndOrigin, async (request, [reference, origin]) =>
    showHistory(request, { ...(await parcelOfReader(request, reference)), origin }, 0),
  ),
  page: scanPage,
  older: scanPage,
  refresh: answering('update_for_all', parcelAndOrigin, async (request, [reference, origin]) => {
    const parcel = parcelFromArg(request, reference);
    const known = await trackParcel(request, parcel);
    // An answer from the future is old, too: the clock was set back.
    const isOld = known.stale || Math.abs(request.context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
    return showParcel(request, { ...parcel, origin }, { fresh: isOld });
  }),
  /** Only on private cards, so the user knows the number and may share it. */
  ...sharing('track', numberArgs, ({ texts }, [number, origin]) => ({
    cannotPost: texts.input.userCannotShare,
    back: button(texts.common.back, idsWithOrigin(openIds(number), origin)('card')),
    async post(request, author) {
      await trackParcel(request, { number, masked: false });
      return showParcel(request, { number, masked: true, author });
    },
  })),
  /**
   * A text about the parcel for the user's agent, in its own message, so that it can be copied. Below an alert that masks
   * the number, only followers of the parcel get it with the number.
   */
  message: replying(
    z.tuple([parcelArg, z.union([originArg, z.literal(BELOW_PROBLEM)])]),
    async (request, [reference, from]) => {
      const parcel = await parcelOfReader(request, reference);
      const scans = await trackParcel(request, parcel).then(
        ({ data }) => data.updates,
        (error: unknown) => {
          // The text asks the agent why the number is unknown.
          if (isClientError(error)) return [];
          throw error;
        },
      );
      const asked = { scans, now: request.context.clock(), belowProblem: from === BELOW_PROBLEM };
      return agentTextView(parcel, asked, request.texts);
    },
  ),
  /** The menu below several numbers: opens the selected parcel in a private message, so that the others stay visible. */
  pick: replying(noArgs, (request, _args, [value]) =>
    showParcel(request, parcelFromArg(request, chosenValue(request, parcelArg, value))),
  ),
  /** *Track privately* below a number that was posted in the channel, where everyone could read it. */
  offered: replying(z.tuple([z.string().regex(SEALED_NUMBER)]), (request, [sealed]) =>
    showParcel(request, { number: parcelFromArg(request, sealed).number, masked: false }),
  ),
};
