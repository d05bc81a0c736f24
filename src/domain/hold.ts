import { TZDate } from '@date-fns/tz';

/** When a destination is left in peace: in its quiet hours, or always until the daily digest. */
export interface HoldTimes {
  /** Minutes after midnight; both null: no quiet hours. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** Minutes after midnight; null: no digest. */
  readonly digestAt: number | null;
  /** IANA name; null: UTC. */
  readonly timeZone: string | null;
}

/** Deliveries wait from one moment to the other; milliseconds since 1970, UTC. */
export interface Hold {
  readonly from: number;
  readonly until: number;
}

const DAY_MINUTES = 24 * 60;

/** The hold that lasts now, or else the next one; null: nothing is ever held. A digest makes quiet hours pointless. */
export function nextHold({ quietFrom, quietUntil, digestAt, timeZone }: HoldTimes, now: number): Hold | null {
  const zone = timeZone ?? 'UTC';
  if (digestAt !== null) return { from: now, until: nextAt(digestAt, zone, now) };
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return null;
  const until = nextAt(quietUntil, zone, now);
  const length = (quietUntil - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  const day = new TZDate(until, zone);
  const from = atMinute(day, quietUntil - length, zone);
  return { from, until };
}

/** The first time after `now` that a clock in the zone shows this minute of the day. */
function nextAt(minute: number, zone: string, now: number): number {
  const today = new TZDate(now, zone);
  const at = atMinute(today, minute, zone);
  return at > now ? at : atMinute(today, minute + DAY_MINUTES, zone);
}

/** @param minute after midnight of the day; negative: of the day before */
function atMinute(day: TZDate, minute: number, zone: string): number {
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minute, zone).getTime();
}
