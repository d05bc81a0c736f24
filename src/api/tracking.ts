import { z } from 'zod';
import type { ApiRequest } from './api-request.ts';
import { list, number, text } from './fields.ts';

export const trackingUpdate = z.object({
  date: text,
  hour: text,
  status: text,
  location: text,
  country: text,
});

/** interface section 2, TrackingResult */
export const trackingResult = z.object({
  tracking_number: z.string(),
  count: number,
  updates: list(trackingUpdate),
  source: text,
  attribution: text,
  docs: text,
});

export type TrackingResult = z.infer<typeof trackingResult>;
export type TrackingUpdate = z.infer<typeof trackingUpdate>;

/** GET /v1/tracking (interface section 4) */
export function trackingRequest(number: string): ApiRequest<typeof trackingResult> {
  return {
    operation: 'tracking',
    query: [['num', number]],
    schema: trackingResult,
    isExpected: (result) => isSameNumber(result.tracking_number, number),
  };
}

/** Case, spaces and hyphens make no difference. */
function isSameNumber(a: string, b: string): boolean {
  const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
  return bare(a) === bare(b);
}
