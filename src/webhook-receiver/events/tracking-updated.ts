import * as z from 'zod';
import type { WebhookContent } from '../../alerts/ingest.ts';
import { scanUpdate } from '../../alerts/updates.ts';
import { normaliseTrackingNumber } from '../../domain/parcels/tracking-number.ts';
import { type TrackingUpdate, text, trackingUpdate } from '../../service/index.ts';
import { defineEventKind } from '../event-kind.ts';

const trackingNumber = z.string().transform((text, context) => {
  const number = normaliseTrackingNumber(text);
  if (number !== null) return number;
  context.addIssue('not a tracking number');
  return z.NEVER;
});

const EMPTY: TrackingUpdate = {
  date: undefined,
  hour: undefined,
  status: undefined,
  location: undefined,
  country: undefined,
};

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** interface section 6, data of tracking.updated; without a status in `latest`, that of the parcel is used. */
const data = z
  .object({ tracking_id: trackingNumber, status: text, latest: trackingUpdate.nullish() })
  .transform(({ tracking_id, status, latest }) => ({
    number: tracking_id,
    scan: { ...(latest ?? EMPTY), status: isBlank(latest?.status) ? status : latest?.status },
  }))
  .refine(({ scan }) => Object.values(scan).some((field) => !isBlank(field)), {
    path: ['latest'],
  });

export default defineEventKind({
  kind: 'tracking.updated',
  data,
  content: ({ number, scan }): WebhookContent => ({
    updates: [scanUpdate(number, scan)],
    updateCache: (api) => api.invalidateTracking(number),
  }),
});
