/** Where a scan happened. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** Null when only the country is known; the coordinates are then those of its main city. */
  readonly city: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
}
