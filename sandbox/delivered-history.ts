const DAY_MS = 86_400_000;

/** A parcel that arrived before the sandbox started. */
export interface DeliveredParcel {
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly from: string;
  readonly to: string;
  /** From the first scan to the delivery. */
  readonly days: number;
  /** Milliseconds since the epoch. */
  readonly deliveredAt: number;
}

/** Usually 9 to 13 days to Germany, 8 to 12 to the United States. */
const DURATIONS: Readonly<Record<string, readonly number[]>> = {
  DE: [11, 9, 13, 10, 9, 13],
  US: [10, 8, 12, 9, 12, 8],
};

/** Twelve parcels from China, newest first on each route: enough for the bot to say what is usual. */
export function deliveredHistory(now: number): readonly DeliveredParcel[] {
  return Object.entries(DURATIONS).flatMap(([to, durations]) =>
    durations.map((days, index) => ({
      number: `HISTORY${to}${index + 1}`,
      from: 'CN',
      to,
      days,
      deliveredAt: now - (index * 4 + 2) * DAY_MS,
    })),
  );
}
