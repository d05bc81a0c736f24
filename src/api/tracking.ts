import * as z from 'zod';
import { notAfter } from '../domain/moments.ts';
import { type ApiTimeZone, timeScans } from '../domain/scan-moments.ts';
import type { ApiRequest } from './api-request.ts';
import { list, number, requiredText, text } from './fields.ts';

export const trackingUpdate = z.object({
  date: text,
  hour: text,
  status: text,
  location: text,
  country: text,
});

/** interface section 2, TrackingResult */
export const trackingResult = z.object({
  tracking_number: requiredText,
  count: number,
  updates: list(trackingUpdate),
  source: text,
  attribution: text,
  docs: text,
});

/** `at`: the scan's moment, milliseconds since 1970, UTC, never after the answer; null: it names none. The client adds it. */
export type TrackingUpdate = z.infer<typeof trackingUpdate> & { readonly at?: number | null };
export type TrackingResult = Omit<z.infer<typeof trackingResult>, 'updates'> & { updates: TrackingUpdate[] };

/** GET /v1/tracking (interface section 4) */
export function trackingRequest(number: string): ApiRequest<typeof trackingResult> {
  return {
    operation: 'tracking',
    query: [['num', number]],
    schema: trackingResult,
    isExpected: (result) => isSameNumber(result.tracking_number, number),
  };
}

/** The same request, whose answer has the moments of the scans. */
export function timedTrackingRequest(number: string, timeZone: ApiTimeZone, now: () => number) {
  const request = trackingRequest(number);
  const withMoments = (result: z.infer<typeof trackingResult>): TrackingResult => {
    const reportedAt = now();
    const updates = timeScans(result.updates, timeZone).map((scan) => ({
      ...scan,
      at: notAfter(reportedAt, scan.at),
    }));
    return { ...result, updates };
  };
  return { ...request, schema: request.schema.transform(withMoments) };
}

/** Case, spaces and hyphens make no difference. */
function isSameNumber(a: string, b: string): boolean {
  const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
  return bare(a) === bare(b);
}
