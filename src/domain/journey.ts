import type { ParcelState } from './parcel-state.ts';

export type Stage = 'sent' | 'flown' | 'customs' | 'local' | 'home';

export interface Stop {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly city: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Journey {
  /** Places passed, oldest first, no repetition in a row; the last one is where the parcel is now. At most 12. */
  readonly stops: readonly Stop[];
  /** The stage that the parcel is at now. */
  readonly stage: Stage;
  /** The last known state of all scans. */
  readonly state: ParcelState;
}
