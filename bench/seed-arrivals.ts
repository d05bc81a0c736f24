import type { Scan } from '../src/domain/moments.ts';
import { createArrivals } from '../src/parcels/arrival.ts';
import { createNumberHash } from '../src/parcels/number-hash.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import { openStore } from './seed-database.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 2, 2, 9);
const PARCELS_A_DAY = 10;
const LEARNED = 1_000;
/** A route's scans, in hours after acceptance. */
const WAY = [
  [0, 'Accepted by carrier', 'Guangzhou', 'CN'],
  [40, 'Departed from airport of origin', 'Guangzhou', 'CN'],
  [75, 'Arrived in destination country', 'Frankfurt', 'DE'],
  [99, 'Presented to customs', 'Frankfurt', 'DE'],
  [140, 'Customs clearance completed', 'Frankfurt', 'DE'],
  [165, 'Handed over to local carrier', 'Frankfurt', 'DE'],
  [200, 'Out for delivery', 'Leipzig', 'DE'],
  [205, 'Delivered', 'Leipzig', 'DE'],
] as const;

/** A parcel on the measured route, faster or slower by index. @param scans how many it has */
export function parcelOf(index: number, scans: number = WAY.length) {
  const start = START + (index * DAY_MS) / PARCELS_A_DAY;
  const pace = 0.6 + (((index * 7_919) % 1_000) / 1_000) * 0.9;
  const updates = WAY.slice(0, scans).map(([hours, status, location, country]): Scan => {
    const shown = new Date(start + hours * pace * HOUR_MS).toISOString();
    return { date: shown.slice(0, 10), hour: shown.slice(11, 16), status, location, country };
  });
  return {
    number: `LP${String(100_000_000 + index)}CN`,
    updates: updates.toReversed(),
    at: start + (WAY[scans - 1]?.[0] ?? 0) * pace * HOUR_MS + HOUR_MS,
  };
}

/**
 * A database with a thousand known parcels on one route, and parcels on other routes, under way and
 * delivered, up to `seen`.
 * @param seen total number of parcels that the bot has seen
 */
export async function storeManyParcels(path: string, seen: number) {
  const store = await openStore(path);
  const arrivals = createArrivals({ store, hash: createNumberHash('bench') });
  for (let index = 0; index < LEARNED; index += 1) {
    const { at, ...parcel } = parcelOf(index);
    await arrivals.learn(parcel, { at, watched: true });
  }
  await store.close();
  storeOthers(path, seen - LEARNED);
}

/** Fills the pools of other routes; a tenth of the parcels is under way, with a stored forecast for each. */
function storeOthers(path: string, others: number): void {
  if (others <= 0) return;
  const database = openDatabase(path).$client;
  database.pragma('synchronous = OFF');
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${Math.floor(count)})`;
  for (const statement of [
    `INSERT INTO arrival_samples (pool, rank, day, since, known_from, next_at, ended_at, delivered) ${numbers(others)}
     SELECT 'K' || (i % 50) || '- CN ' || char(65 + i % 26) || char(65 + i / 26 % 26) || ' customs', i * 31 % 65536,
       ${Math.floor(START / DAY_MS)} + i % 100, ${START} + i % 100 * ${DAY_MS}, ${START} + i % 100 * ${DAY_MS},
       ${START} + (i % 100 + 2) * ${DAY_MS}, ${START} + (i % 100 + 4) * ${DAY_MS}, 1 FROM numbers`,
    `INSERT INTO traveling_parcels (parcel, known_from, seen_at, seen_clock, watched) ${numbers(others)}
     SELECT 'parcel ' || i, ${START} + i, ${START} + i, ${START} + i, 1 FROM numbers`,
    `INSERT INTO arrival_windows (parcel, checkpoint, route, earliest, latest, closes_at) ${numbers(others)}
     SELECT 'parcel ' || i, 'customs', 'CN DE', 20000, 20004, ${START} + i FROM numbers`,
  ])
    database.prepare(statement).run();
  database.exec('ANALYZE');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
