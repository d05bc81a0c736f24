import SQLite from 'better-sqlite3';
import { identifyScan } from '../../src/domain/alerts/update-identity.ts';
import type { TrackingUpdate } from '../service/index.ts';

const DAY_MS = 86_400_000;

/** What is about parcels in the bot's database: when it was, and the days that followers were told. */
const A_DAY_EARLIER = [
  `UPDATE topics SET newest_at = newest_at - ${DAY_MS}, stall_at = stall_at - ${DAY_MS} WHERE kind = 'parcel'`,
  `UPDATE arrival_samples SET day = day - 1, since = since - ${DAY_MS}, known_from = known_from - ${DAY_MS},
     next_at = next_at - ${DAY_MS}, ended_at = ended_at - ${DAY_MS}`,
  `UPDATE traveling_parcels SET known_from = known_from - ${DAY_MS}, seen_at = seen_at - ${DAY_MS},
     seen_clock = seen_clock - ${DAY_MS}`,
  `UPDATE arrival_windows SET earliest = earliest - 1, latest = latest - 1, closes_at = closes_at - ${DAY_MS}`,
  `UPDATE told_arrivals SET earliest = earliest - 1, likeliest = likeliest - 1, latest = latest - 1,
     told_at = told_at - ${DAY_MS}, moved_on = moved_on - 1, check_at = check_at - ${DAY_MS}`,
];

/** A scan before and after its parcel became older. */
export type AgedScan = readonly [number: string, before: TrackingUpdate, after: TrackingUpdate];

/**
 * Makes what a stopped bot knows of parcels a day older, as if the day had passed: otherwise, scans with earlier dates would be news
 * to it.
 */
export function ageStored(databasePath: string, scans: readonly AgedScan[]): void {
  const database = new SQLite(databasePath, { fileMustExist: true });
  const move = database.prepare(
    `UPDATE updates SET key = ?, data = ?, at = at - ${DAY_MS}
     WHERE key = ? AND topic_id = (SELECT id FROM topics WHERE kind = 'parcel' AND key = ?)`,
  );
  database.transaction(() => {
    // The newest one moves last: two scans of one parcel may differ by a day alone.
    for (const [number, before, after] of scans.toReversed())
      move.run(identifyScan(after).key, JSON.stringify(after), identifyScan(before).key, number);
    for (const statement of A_DAY_EARLIER) database.prepare(statement).run();
  })();
  database.close();
}
