import { scanUpdate } from '../../../src/alerts/updates.ts';
import type { AlertableUpdate, IncomingEvent, Store } from '../../../src/store/index.ts';

/** When the database was filled. */
export const FILLED_AT = Date.parse('2026-11-28T12:00:00Z');
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const PARCEL = 'LP00123456784821CN';
export const POLLED_PARCEL = 'YT2632110021889001';
export const MISSING_PARCEL = 'LX208857143CN';
export const RECEIVED_PARCEL = 'LX208857157CN';
export const PRODUCT = { platform: 'weidian', id: '7212345601' } as const;
export const PRODUCT_KEY = 'weidian:7212345601';

export const scan = (number: string, date: string, status: string, country = 'DE'): AlertableUpdate =>
  scanUpdate(number, { date, hour: '10:00', status, location: country === 'DE' ? 'Leipzig' : '', country });

/** Records what a webhook, or a poll, reports. */
export async function report(
  store: Store,
  update: AlertableUpdate,
  at: number,
  source: IncomingEvent['source'] = 'webhook',
): Promise<void> {
  const kind = update.event === 'qc' ? 'qc.batch.created' : 'tracking.updated';
  const body = JSON.stringify({ event: kind, data: JSON.parse(update.data) });
  const digest = `digest of ${update.topic.key} ${update.key} ${source}`;
  await store.ingest.record([
    { digest, kind, source, createdAt: at - 1_000, receivedAt: at, body, updates: [update] },
  ]);
}
