import { UserFacingError } from '../../cards/errors.ts';
import { parcelLine } from '../../parcels/cards/parcel-line.ts';
import type { CommandRequest } from '../replies/request.ts';
import { trackOne } from '../track/typed-numbers.ts';

/** Where the parcels of a message are, a line each; of those without an answer only the number. */
export async function parcelLines(request: CommandRequest, numbers: readonly string[]): Promise<string[]> {
  const parcels = await Promise.all(numbers.map((number) => trackOne(request, number, false)));
  return parcels.map((parcel, index) => {
    const isKnown =
      !(parcel instanceof UserFacingError) && parcel.known !== null && parcel.known !== 'failed';
    if (!isKnown) return `📦 \`${numbers[index]}\``;
    return parcelLine({ ...parcel, ...parcel.known }, request.texts);
  });
}
