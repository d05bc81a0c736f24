import { z } from 'zod';
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

/** Numbers are compared as people write them: any case, with or without spaces and hyphens. */
export function isSameNumber(a: string, b: string): boolean {
  const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
  return bare(a) === bare(b);
}
