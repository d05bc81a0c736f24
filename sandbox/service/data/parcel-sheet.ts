/** Status, location and country of one scan. */
export type ScanText = readonly [status: string, location: string, country: string];

/** A scan that has happened: how many hours before the service started, and its text. */
export type PastScan = readonly [hoursAgo: number, ...scan: ScanText];

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
