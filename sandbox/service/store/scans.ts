import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { ScanText } from '../data/parcel-sheet.ts';
import type { TrackingUpdate } from '../wire.ts';
import { dateAndHour } from './date-and-hour.ts';
import { timeZoneOf } from './time-zones.ts';

const scanRow = z.object({ at: z.int(), status: z.string(), location: z.string(), country: z.string() });
const positionRow = z.object({ position: z.int() });

/** Parcels and their scans. A planned scan has no time yet. */
const SCHEMA = `
  CREATE TABLE parcel (number TEXT PRIMARY KEY) STRICT;
  CREATE TABLE scan (number TEXT NOT NULL REFERENCES parcel, position INTEGER NOT NULL, at INTEGER,
    status TEXT NOT NULL, location TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (number, position)) STRICT;
`;

export type ScanTable = ReturnType<typeof createScanTable>;

export function createScanTable(database: Database) {
  database.exec(SCHEMA);
  const insertParcel = database.prepare('INSERT INTO parcel VALUES (?)');
  const insertScan = database.prepare('INSERT INTO scan VALUES (?, ?, ?, ?, ?, ?)');
  const selectParcel = database.prepare('SELECT 1 FROM parcel WHERE number = ?');
  const selectScans = database.prepare(
    'SELECT at, status, location, country FROM scan WHERE number = ? AND at IS NOT NULL ORDER BY at DESC, position DESC',
  );
  const selectNextPosition = database.prepare(
    'SELECT coalesce(max(position), -1) + 1 AS position FROM scan WHERE number = ?',
  );
  const selectPlanned = database.prepare(
    'SELECT position FROM scan WHERE number = ? AND at IS NULL ORDER BY position',
  );
  const setTime = database.prepare('UPDATE scan SET at = ? WHERE number = ? AND position = ?');
  const makeOlder = database.prepare('UPDATE scan SET at = at - ? WHERE at IS NOT NULL');
  const deletePlanned = database.prepare('DELETE FROM scan WHERE number = ? AND at IS NULL');
  const deleteAll = database.prepare('DELETE FROM scan WHERE number = ?');

  const planned = (number: string) => positionRow.array().parse(selectPlanned.all(number));

  return {
    addParcel(number: string): void {
      insertParcel.run(number);
    },
    /** Newest first; null for an unknown number. */
    list(number: string): readonly TrackingUpdate[] | null {
      if (selectParcel.get(number) === undefined) return null;
      return scanRow.array().parse(selectScans.all(number)).map(updateOf);
    },
    /** @param at null: the scan is planned */
    add(number: string, at: number | null, text: ScanText): void {
      const { position } = positionRow.parse(selectNextPosition.get(number));
      insertScan.run(number, position, at, ...text);
    },
    countPlanned: (number: string): number => planned(number).length,
    /** @returns whether a scan was planned */
    startNextPlanned(number: string, at: number): boolean {
      const [next] = planned(number);
      if (next === undefined) return false;
      setTime.run(at, number, next.position);
      return true;
    },
    /** All scans that have happened were so much earlier. */
    makeOlder(ms: number): void {
      makeOlder.run(ms);
    },
    deletePlanned(number: string): void {
      deletePlanned.run(number);
    },
    deleteAll(number: string): void {
      deleteAll.run(number);
    },
  };
}

/** Date and hour are those of the place. */
function updateOf({ at, ...text }: z.infer<typeof scanRow>): TrackingUpdate {
  return { ...dateAndHour(at, timeZoneOf([text.status, text.location, text.country])), ...text };
}
