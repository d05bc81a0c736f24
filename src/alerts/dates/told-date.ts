import * as z from 'zod';
import { momentShownAs, shownAt } from '../../domain/moments.ts';
import { CHECKPOINTS } from '../../domain/parcels/arrival/checkpoints.ts';
import type { Arrival } from '../../parcels/arrival.ts';
import { trackingUpdate } from '../../service/index.ts';

const arriving = {
  destination: z.string(),
  timeZone: z.string(),
  checkpoint: z.enum(CHECKPOINTS),
  today: z.number(),
  /** To where the followers usually get their parcels: nobody else is shown it. */
  assumed: z.literal(true).optional(),
  unexplained: z.literal(true).optional(),
};

const expected = z.object({
  ...arriving,
  state: z.literal('expected'),
  earliest: z.number(),
  likeliest: z.number(),
  latest: z.number(),
  isToday: z.boolean(),
  days: z.object({ from: z.number(), to: z.number() }),
  ofTen: z.number(),
});

const late = z.object({
  ...arriving,
  state: z.literal('late'),
  ofTen: z.literal(9),
  waitUntil: z.number(),
});

const days = z.object({ earliest: z.number(), latest: z.number() });

/** A date as it is told with a scan. It is stored, so that a message says the same whenever it is sent. */
const toldDate = expected.extend({
  /** What readers were told before; null: the date hasn't changed. */
  before: days.nullable(),
});

export type ToldDate = z.infer<typeof toldDate>;

/** What is told of a date without a new scan. */
const dateNotice = z.object({
  arrival: z.discriminatedUnion('state', [expected, late]),
  before: days.nullable(),
  /** Days since the first scan; null when the scans name no day. */
  day: z.number().nullable(),
  /** The newest one. */
  scan: trackingUpdate.extend({ at: z.number().nullable() }).nullable(),
});

export type DateNotice = z.infer<typeof dateNotice>;

/** @param isPrivate whether only a person reads it who follows the parcel */
export function readToldDate(data: string | null, isPrivate: boolean): ToldDate | null {
  const told = data === null ? null : toldDate.parse(JSON.parse(data));
  return told?.assumed === true && !isPrivate ? null : told;
}

/** @param data of a stored notice */
export function readDateNotice(data: string): DateNotice {
  return dateNotice.parse(JSON.parse(data));
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** On the clocks of the destination: nobody is told at night that nothing has happened. */
const CHECKED_AT_MS = 10 * HOUR_MS;

/** When to work out a date again if there is no scan before. */
export function nextCheckOf({ timeZone }: Pick<Arrival, 'timeZone'>, now: number): number {
  const shown = shownAt(now, timeZone);
  const today = Math.floor(shown / DAY_MS) * DAY_MS + CHECKED_AT_MS;
  return momentShownAs(today > shown ? today : today + DAY_MS, timeZone);
}
