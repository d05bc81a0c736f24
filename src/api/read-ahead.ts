import { readScan } from '../domain/parcels/wordings/index.ts';
import { findPlace } from '../domain/places/find-place.ts';
import { inSlices } from '../timing/in-slices.ts';

/** The texts of a scan that take time to understand. */
interface UnreadScan {
  readonly status?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
}

/** Each takes a dictionary that those before it don't: the words of all languages, then those of one, and at last the cities. */
const FIRST_SCANS: readonly UnreadScan[] = [
  ...['–', 'Departed from facility', 'Die Sendung wurde zugestellt', 'Votre colis a été livré'],
  ...['Su envío ha sido entregado', 'La spedizione è stata consegnata', 'O seu objeto foi entregue'],
  ...[
    'Przesyłka została doręczona',
    'Zásilka byla doručena',
    'Uw pakket is bezorgd',
    '배달완료',
    'お届け済み',
    '已签收',
  ],
  ...[
    'A küldemény kézbesítve',
    'Coletul a fost livrat',
    'Din försändelse har levererats',
    'Sendingen er utlevert',
  ],
  ...['Pakken er leveret til modtageren', 'Lähetys on toimitettu'],
].map((status): UnreadScan => ({ status }));

/** Loads what understanding scans takes, a part in each turn, so that nobody's first parcel has to wait for it. */
export async function loadDictionaries(): Promise<void> {
  await readAhead(FIRST_SCANS);
  await readAhead([{ location: 'Shenzhen', country: 'CN' }]);
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
