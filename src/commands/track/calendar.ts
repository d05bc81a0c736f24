import { usualDestination } from '../../alerts/index.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { Arrival } from '../../parcels/arrival.ts';
import { calendarView } from '../../parcels/cards/calendar.ts';
import type { LabelledParcel } from '../../parcels/cards/parcel-name.ts';
import { loadDates } from '../../parcels/load-dates.ts';
import { noArgs } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { datesOfFollowed, followedParcels, followsOfParcel, labelIn } from './followed-parcels.ts';
import { numberArgs } from './parcel-arg.ts';
import { idsOf, trackParcel } from './show-parcel.ts';

export const calendarButtons = {
  /** *Add to calendar*: the days on which the parcel is likely here, as a file for the user alone. */
  calendar: updating(numberArgs, async (request, [number, origin]) => {
    const parcel = { number, masked: false, origin };
    const { updates } = (await trackParcel(request, parcel)).data;
    const destination = await usualDestination(request);
    const dates = loadDates(request.context.arrivals, [{ number, updates }], {
      now: request.context.clock(),
      destination,
    });
    await dates.loading;
    const label = labelIn(await followsOfParcel(request, number));
    return showCalendar(request, [{ ...parcel, label }], dates.of, idsOf(request, parcel)('more'));
  }),
};

export const listCalendarButtons = {
  /** The same for everything that the user follows. */
  calendar: updating(noArgs, async (request) => {
    const parcels = await followedParcels(request.userId, request.context);
    const dates = await datesOfFollowed(request, parcels);
    await dates.loading;
    return showCalendar(request, parcels, dates.of, encodeCustomId('parcels', 'more'));
  }),
};

/** @throws UserFacingError if none of the parcels has a date */
function showCalendar(
  { context, texts }: CommandRequest,
  parcels: readonly LabelledParcel[],
  dateOf: (number: string) => Arrival | null,
  backId: string,
): MessageView {
  const dated = parcels.flatMap((parcel) => {
    const arrival = dateOf(parcel.number);
    if (arrival?.state !== 'expected') return [];
    return [{ ...parcel, arrival, uid: context.arrivals.calendarUid(parcel.number) }];
  });
  if (dated.length === 0) throw new UserFacingError(texts.arrival.noDate);
  const soonestFirst = dated.toSorted((a, b) => a.arrival.earliest - b.arrival.earliest);
  return calendarView(soonestFirst, { now: context.clock(), backId }, texts);
}
