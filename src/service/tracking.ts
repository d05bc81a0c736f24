import * as z from 'zod';
import { type ApiTimeZone, notAfter, type Scan, timeScans } from '../domain/moments.ts';
import { findPlace } from '../domain/parcels/places/find-place.ts';
import { learnLanguage, prepareReading, readScan } from '../domain/parcels/wordings/index.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { list, number, requiredText, text } from './fields.ts';
import type { ApiRequest } from './request.ts';

/** Several times more than any real parcel has. */
export const MAX_SCANS = 300;

export const trackingUpdate = z.object({
  date: text,
  hour: text,
  status: text,
  location: text,
  country: text,
});

/** interface section 2, TrackingResult */
const answer = z.object({
  tracking_number: requiredText,
  count: number,
  updates: list(trackingUpdate, MAX_SCANS),
  source: text,
  attribution: text,
  docs: text,
});

/** If the service doesn't state the number of scans, counts them before older ones are dropped. */
const countScans = (value: unknown) => {
  const counted = z
    .looseObject({ count: z.null().optional(), updates: z.array(z.unknown()) })
    .safeParse(value);
  return counted.success ? { ...counted.data, count: counted.data.updates.length } : value;
};

export const trackingResult = z.preprocess(countScans, answer);

/**
 * `at`: the time of the scan, milliseconds since 1970, UTC, never after the answer; null: it has none. Added
 * by the client.
 */
export type TrackingUpdate = z.infer<typeof trackingUpdate> & { readonly at?: number | null };
export type TrackingResult = Omit<z.infer<typeof trackingResult>, 'updates'> & { updates: TrackingUpdate[] };

/** GET /v1/tracking (interface section 4) */
export function trackingRequest(number: string): ApiRequest<z.infer<typeof trackingResult>> {
  return {
    operation: 'tracking',
    query: [['num', number]],
    schema: trackingResult,
    isExpected: (result) => isSameNumber(result.tracking_number, number),
  };
}

/** Adds the times of its scans to an answer. @param reportedAt when it arrived; milliseconds since 1970 */
export function withMoments(
  result: z.infer<typeof trackingResult>,
  timeZone: ApiTimeZone,
  reportedAt: number,
): TrackingResult {
  const timed = timeScans(result.updates, timeZone);
  return { ...result, updates: timed.map((scan) => ({ ...scan, at: notAfter(reportedAt, scan.at) })) };
}

/** Case, spaces and hyphens make no difference. */
function isSameNumber(a: string, b: string): boolean {
  const bare = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase();
  return bare(a) === bare(b);
}

/**
 * Loads the dictionaries for reading scans, one per turn of the event loop, so that the first parcel needn't
 * wait for all of them.
 */
export async function loadDictionaries(): Promise<void> {
  do await takeTurn();
  while (learnLanguage());
  findPlace('Shenzhen', 'CN');
}

/**
 * Interprets scans and their places without blocking the event loop. Both are cached for a while, so anything derived from
 * these scans right afterward is fast.
 */
export async function readAhead(scans: Iterable<Scan>): Promise<void> {
  for (const { status = '', location, country } of scans) {
    do await takeTurn();
    while (prepareReading(status));
    readScan(status);
    findPlace(location, country);
  }
}
