/** Status, location and country of one scan. */
export type ScanText = readonly [status: string, location: string, country: string];

/**
 * When a scan happened: how many hours before the service started, or `11d 09:40`: that many days before that day (in
 * UTC), at an hour where the scan happened, so that the count of days is the same at every time of the day.
 */
export type When = number | `${number}d ${number}:${number}`;

/** A scan that has happened: when, and its text. */
export type PastScan = readonly [when: When, ...scan: ScanText];

export interface ParcelSheet {
  readonly number: string;
  /** What the sample shows, for the page's suggestions. */
  readonly shows: string;
  /** Gets its next scans automatically. Left out for a parcel that shows one state, which must not change. */
  readonly isMoving?: true;
  /** Newest first, as in the service's responses. */
  readonly scans: readonly PastScan[];
  /** What `advance` will add, in order. */
  readonly next: readonly ScanText[];
}
