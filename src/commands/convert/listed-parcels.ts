import { usualDestination } from '../../alerts/index.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { loadParcelLines } from '../../parcels/parcel-lines.ts';
import type { CommandRequest } from '../replies/request.ts';
import { trackOne } from '../track/typed-numbers.ts';

/** The parcels of a message, a line each. Beyond the limit for unknown numbers, only the number is said. */
export async function parcelLines(request: CommandRequest, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const found = await Promise.all(
    numbers.map(async (number) => {
      const parcel = await trackOne(request, number, false);
      const unknown = { number, masked: false, label: null, value: number, following: false, updates: [] };
      return parcel instanceof UserFacingError ? { ...unknown, known: null } : parcel;
    }),
  );
  return loadParcelLines(request.context, found, await usualDestination(request), request.texts);
}
