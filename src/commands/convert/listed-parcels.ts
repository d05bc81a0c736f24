import { usualDestination } from '../../alerts/index.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { parcelLine } from '../../parcels/cards/parcel-line.ts';
import { loadDates } from '../../parcels/load-dates.ts';
import type { CommandRequest } from '../replies/request.ts';
import { trackOne } from '../track/typed-numbers.ts';

/** When the parcels of a message are likely here or where they are, a line each; of those without an answer only the number. */
export async function parcelLines(request: CommandRequest, numbers: readonly string[]): Promise<string[]> {
  const { arrivals, clock } = request.context;
  const parcels = await Promise.all(numbers.map((number) => trackOne(request, number, false)));
  const found = parcels.flatMap((parcel) => (parcel instanceof UserFacingError ? [] : [parcel]));
  const destination = found.length === 0 ? null : await usualDestination(request);
  const dates = loadDates(arrivals, found, { now: clock(), destination });
  await dates.loading;
  return parcels.map((parcel, index) => {
    const isKnown =
      !(parcel instanceof UserFacingError) && parcel.known !== null && parcel.known !== 'failed';
    if (!isKnown) return `📦 \`${numbers[index]}\``;
    return parcelLine({ ...parcel, ...parcel.known, arrival: dates.of(parcel.number) }, request.texts);
  });
}
