import { eq } from 'drizzle-orm';
import { type HoldTimes, isHeldBack, MAX_HOLD_MS, nextHold } from '../domain/hold.ts';
import { newDigestKey, RELEASED_PREFIX } from './digest-key.ts';
import { destinations } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

/** The most that one digest contains. */
const MAX_DIGEST = 1_000;

/** Quiet hours and digests: deliveries that wait. */
export interface HoldStore {
  /**
   * Changes when a destination is left in peace. What is held there is released if nothing is held back now; otherwise it
   * waits for the new end.
   */
  configure(destinationId: number, times: HoldTimes, now: number): Promise<void>;
  /** Destinations whose hold is over, or ends so late that the clock must have been wrong when it was set. */
  due(now: number, limit: number): Promise<number[]>;
  /**
   * Sets the next hold of a destination that is due, and releases its held deliveries unless quiet hours last now, as after a
   * long stop: they become pending, as batches of one digest each.
   * @returns how many deliveries
   */
  release(destinationId: number, now: number): Promise<number>;
  /**
   * In a hold, pending deliveries that were never sent wait as well, if they are newer than the one with this id; a digest only
   * in quiet hours.
   * @returns how many deliveries
   */
  holdBack(destinationId: number, after: number, now: number): Promise<number>;
}

// Two searches of the index, of which each ends at its first row when nothing is due.
const DUE = `
SELECT id FROM (SELECT id FROM destinations WHERE held_until <= @now ORDER BY held_until LIMIT @limit)
UNION ALL
SELECT id FROM (SELECT id FROM destinations WHERE held_until > @latest ORDER BY held_until LIMIT @limit)
LIMIT @limit`;

const HOLD_BACK = `
UPDATE deliveries SET status = 'held', batch_key = NULL
  WHERE destination_id = @destinationId AND status = 'pending' AND id > @after AND EXISTS (
    SELECT 1 FROM destinations WHERE destinations.id = @destinationId AND hold_from <= @now
      AND (batch_key IS NULL OR (batch_key GLOB '${RELEASED_PREFIX}*' AND digest_at IS NULL)))`;

const HELD = `SELECT id FROM deliveries WHERE destination_id = ? AND status = 'held' ORDER BY id`;

/** From now on they are on their way: how long they take, and when they expire, counts from here. */
const RELEASE = `
UPDATE deliveries SET status = 'pending', batch_key = ?, created_at = ?
  WHERE id IN (SELECT value FROM json_each(?))`;

export function createHoldStore(database: Database): HoldStore {
  const { $client } = database;
  const due = $client.prepare<[{ now: number; latest: number; limit: number }], { id: number }>(DUE);
  const holdBack = $client.prepare<[{ destinationId: number; after: number; now: number }]>(HOLD_BACK);
  const held = $client.prepare<[number], { id: number }>(HELD);
  const releaseBatch = $client.prepare<[string, number, string]>(RELEASE);

  const releaseHeld = (destinationId: number, now: number): number => {
    const ids = held.all(destinationId).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += MAX_DIGEST)
      releaseBatch.run(newDigestKey(), now, JSON.stringify(ids.slice(start, start + MAX_DIGEST)));
    return ids.length;
  };
  /** Must run in a transaction. */
  const renew = (id: number, now: number): number => {
    const destination = database.select().from(destinations).where(eq(destinations.id, id)).get();
    if (destination === undefined) return 0;
    const next = nextHold(destination, now);
    const hold = { holdFrom: next?.from ?? null, heldUntil: next?.until ?? null };
    database.update(destinations).set(hold).where(eq(destinations.id, id)).run();
    const { heldUntil, digestAt } = destination;
    const isDigestDue = digestAt !== null && heldUntil !== null && heldUntil <= now;
    return isDigestDue || !isHeldBack(hold, now) ? releaseHeld(id, now) : 0;
  };

  return {
    async configure(destinationId, times, now) {
      writeTransaction(database, () => {
        const { quietFrom, quietUntil, digestAt, timeZone } = times;
        database
          .update(destinations)
          .set({ quietFrom, quietUntil, digestAt, timeZone })
          .where(eq(destinations.id, destinationId))
          .run();
        renew(destinationId, now);
      });
    },
    async due(now, limit) {
      return due.all({ now, latest: now + MAX_HOLD_MS, limit }).map(({ id }) => id);
    },
    async release(destinationId, now) {
      return writeTransaction(database, () => renew(destinationId, now));
    },
    async holdBack(destinationId, after, now) {
      return holdBack.run({ destinationId, after, now }).changes;
    },
  };
}
