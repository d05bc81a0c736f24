import type { ExpectedArrival, LateArrival } from '../../src/parcels/arrival.ts';
import { openIds } from '../../src/parcels/cards/parcel-ids.ts';
import type { ParcelCard } from '../../src/parcels/cards/track.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { createLog } from '../../src/process/log.ts';
import type { CachedResponse, TrackingResult, TrackingUpdate } from '../../src/service/index.ts';

export const NOW = Date.parse('2026-11-22T12:00:00Z');
export const NUMBER = 'LX208857143CN';

/** A scan in Leipzig on the day before NOW, unless said otherwise. */
export function scanOf(scan: Partial<TrackingUpdate> = {}): TrackingUpdate {
  const given = { date: '2026-11-21', hour: '10:00', status: 'Arrived', location: 'Leipzig', country: 'DE' };
  return { at: NOW - 26 * 3_600_000, ...given, ...scan };
}

/** Scans of a parcel that left Shenzhen this many days ago, newest first. */
export function scansSince(days: number, newest: Partial<TrackingUpdate> = {}): TrackingUpdate[] {
  const date = new Date(NOW - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return [
    scanOf(newest),
    scanOf({ date, status: 'Accepted by carrier', location: 'Shenzhen', country: 'CN' }),
  ];
}

export function answerOf(
  updates: readonly TrackingUpdate[],
  about: Partial<Omit<CachedResponse<TrackingResult>, 'data'> & TrackingResult> = {},
): CachedResponse<TrackingResult> {
  const { checkedAt = NOW - 60_000, stale = false, ...data } = about;
  const unknown = { count: undefined, source: undefined, attribution: undefined, docs: undefined };
  return { data: { tracking_number: NUMBER, ...unknown, ...data, updates: [...updates] }, checkedAt, stale };
}

/** A private card of a parcel that nobody follows, without its picture. */
export function cardOf(card: Partial<ParcelCard> = {}): ParcelCard {
  const number = card.number ?? NUMBER;
  return {
    number,
    ids: openIds(number),
    label: null,
    masked: false,
    following: false,
    usual: null,
    picture: null,
    now: NOW,
    ...card,
  };
}

const TODAY = Date.parse('2026-11-22T00:00Z') / 86_400_000;
const arriving = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  checkpoint: 'landed',
  today: TODAY,
} as const;

/** Likely here from Thu 26 to Sat 28 Nov, after three to five days. */
export function expectedOn(change: Partial<ExpectedArrival> = {}): ExpectedArrival {
  const date = { earliest: TODAY + 4, likeliest: TODAY + 5, latest: TODAY + 6 };
  return {
    ...arriving,
    state: 'expected',
    ...date,
    isToday: false,
    days: { from: 3, to: 5 },
    ofTen: 8,
    ...change,
  };
}

/** Likely here today. */
export const arrivingToday = expectedOn({
  ...{ checkpoint: 'out', earliest: TODAY, likeliest: TODAY, latest: TODAY },
  ...{ isToday: true, days: { from: 0, to: 0 }, ofTen: 9 },
});

/** Late, to wait for until Mon 30 Nov. */
export function lateSince(change: Partial<LateArrival> = {}): LateArrival {
  return { ...arriving, state: 'late', ofTen: 9, waitUntil: TODAY + 8, ...change };
}

/** Like with the setting `PICTURES=off`. */
export const noPictures = createPictures({ enabled: false, log: createLog('silent') });
