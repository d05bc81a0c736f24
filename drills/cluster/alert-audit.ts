import type { Alert } from './alert-delays.ts';

/** An acknowledged scan that these destinations must get. */
export interface AcknowledgedScan {
  readonly parcel: string;
  /** From 1, in the order in which the scans of the parcel were acknowledged. */
  readonly serial: number;
  readonly channels: readonly string[];
  readonly acknowledgedAt: number;
}

/** A scan in a message, in the order of the messages and their lines. */
export interface PostedScan {
  readonly parcel: string;
  readonly serial: number;
  readonly channelId: string;
  readonly messageId: string;
}

export interface AlertAudit {
  readonly lost: number;
  readonly repeated: number;
  readonly failures: readonly string[];
}

/** Checks that every acknowledged scan was posted once at each of its destinations, in order, and nothing else. */
export function auditAlerts(
  acknowledged: readonly AcknowledgedScan[],
  posted: readonly PostedScan[],
): AlertAudit {
  const counts = new Map<string, number>();
  const newest = new Map<string, number>();
  const outOfOrder = new Set<string>();
  for (const scan of posted) {
    const at = `${scan.channelId} ${scan.parcel}`;
    const count = (counts.get(`${at} ${scan.serial}`) ?? 0) + 1;
    counts.set(`${at} ${scan.serial}`, count);
    if (count === 1 && scan.serial < (newest.get(at) ?? 0)) outOfOrder.add(at);
    newest.set(at, Math.max(scan.serial, newest.get(at) ?? 0));
  }
  const expected = new Set(
    acknowledged.flatMap(({ parcel, serial, channels }) =>
      channels.map((channelId) => `${channelId} ${parcel} ${serial}`),
    ),
  );
  const unexpected = [...counts.keys()].filter((key) => !expected.has(key)).length;
  return {
    lost: [...expected].filter((key) => !counts.has(key)).length,
    repeated: posted.length - counts.size,
    failures: [
      ...(outOfOrder.size > 0
        ? [`the scans of ${outOfOrder.size} parcels were posted out of order at a destination`]
        : []),
      ...(unexpected > 0 ? [`${unexpected} scans were posted where they were not expected`] : []),
    ],
  };
}

/**
 * The alerts that were posted.
 * @param firstSeen when a scan was first seen at a destination, by {@link keyOf}
 */
export function postedAlerts(
  acknowledged: readonly AcknowledgedScan[],
  firstSeen: ReadonlyMap<string, number>,
): Alert[] {
  return acknowledged.flatMap(({ parcel, serial, channels, acknowledgedAt }) =>
    channels.flatMap((channelId) => {
      const postedAt = firstSeen.get(keyOf({ parcel, serial, channelId }));
      return postedAt === undefined ? [] : [{ name: `${parcel} ${serial}`, acknowledgedAt, postedAt }];
    }),
  );
}

export const keyOf = ({ parcel, serial, channelId }: Omit<PostedScan, 'messageId'>): string =>
  `${channelId} ${parcel} ${serial}`;
