import { learnLanguage, readScan } from '../domain/parcels/wordings/index.ts';
import { findPlace } from '../domain/places/find-place.ts';
import { inSlices } from '../timing/in-slices.ts';
import { takeTurn } from '../timing/take-turn.ts';

/** The texts of a scan that take time to understand. */
interface UnreadScan {
  readonly status?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
}

/** Loads what understanding scans takes, a part in each turn, so that nobody's first parcel has to wait for all of it. */
export async function loadDictionaries(): Promise<void> {
  do await takeTurn();
  while (learnLanguage());
  findPlace('Shenzhen', 'CN');
}

/**
 * Reads what scans say, and where they were, without keeping anybody else waiting. Both are remembered for a while, so whatever is
 * worked out from these scans right afterwards takes no time.
 */
export function readAhead(scans: Iterable<UnreadScan>): Promise<void> {
  return inSlices(scans, ({ status, location, country }) => {
    readScan(status ?? '');
    findPlace(location, country);
  });
}
