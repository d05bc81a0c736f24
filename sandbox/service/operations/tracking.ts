import { type Addresses, SOURCE } from '../addresses.ts';
import { type Query, trackingNumber } from '../query.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { TrackingResult } from '../wire.ts';

/** GET /v1/tracking */
export function track(query: Query, store: Store, addresses: Addresses): TrackingResult {
  const number = trackingNumber(query);
  const updates = store.scans(number);
  if (updates === null) throw new Refusal(404, 'unknown_number', 'No carrier knows this tracking number.');
  return {
    tracking_number: number,
    count: updates.length,
    updates,
    source: SOURCE,
    attribution: 'Made-up parcels of the Haulmate sandbox',
    docs: addresses.docs('tracking'),
  };
}
