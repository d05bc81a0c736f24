import type { Texts } from '../texts/index.ts';
import type { Arrivals } from './arrival.ts';
import { parcelLine } from './cards/parcel-line.ts';
import { type LookedUpNumber, loadDates } from './load-dates.ts';

interface LinesDeps {
  readonly arrivals: Pick<Arrivals, 'of'>;
  readonly clock: () => number;
}

/**
 * When parcels that are listed beside something else are likely here or where they are, a line each; of those without an answer only
 * the number.
 * @param destination where the reader's parcels go, as far as that is known
 */
export async function loadParcelLines(
  { arrivals, clock }: LinesDeps,
  parcels: readonly LookedUpNumber[],
  destination: string | null,
  texts: Texts,
): Promise<string[]> {
  const dates = loadDates(arrivals, parcels, { now: clock(), destination });
  await dates.loading;
  return parcels.map(({ known, ...parcel }) =>
    known === null || known === 'failed'
      ? `📦 \`${parcel.number}\``
      : parcelLine({ ...parcel, ...known, arrival: dates.of(parcel.number) }, texts),
  );
}
