import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type HoldTimes, isHeldBack, MAX_HOLD_MS, nextHold } from '../domain/alerts/hold.ts';
import type { Database } from './database/database.ts';
import { selectFrom, update } from './database/queries.ts';
import { change, row, rows, statement, type Work } from './database/work.ts';
import { deliveries, destinations } from './schema/index.ts';

/** Starts the batch key of deliveries that were held back and are released as one digest. */
const RELEASED_PREFIX = '~';
/** Starts the key once the digest is being sent and so may have been posted. */
const SENT_PREFIX = '=';

/** A batch key for a digest, 23 characters. Random, since it is also the nonce, and ids restart in a new database. */
export function newDigestKey(): string {
  return RELEASED_PREFIX + randomBytes(16).toString('base64url');
}

export function isDigestKey(batchKey: string): boolean {
  return batchKey.startsWith(RELEASED_PREFIX) || batchKey.startsWith(SENT_PREFIX);
}

export function isSentDigestKey(batchKey: string): boolean {
  return batchKey.startsWith(SENT_PREFIX);
}

export function sentDigestKey(batchKey: string): string {
  return SENT_PREFIX + batchKey.slice(1);
}

const MAX_DIGEST = 1_000;

// Two index searches; each ends at its first row when nothing is due.
const DUE = statement<{ now: number; latest: number; limit: number }, { id: number }>(`
SELECT id FROM (SELECT id FROM destinations WHERE held_until <= @now ORDER BY held_until LIMIT @limit) AS ended
UNION ALL
SELECT id FROM (SELECT id FROM destinations WHERE held_until > @latest ORDER BY held_until LIMIT @limit) AS too_late
LIMIT @limit`);

const HOLD_BACK = statement<{ destinationId: number; after: number; now: number }>(`
UPDATE deliveries SET status = 'held', batch_key = NULL, tried_in = NULL
  WHERE destination_id = @destinationId AND status = 'pending' AND id > @after AND EXISTS (
    SELECT 1 FROM destinations WHERE destinations.id = @destinationId AND hold_from <= @now
      AND (batch_key IS NULL OR (batch_key LIKE '${RELEASED_PREFIX}%' AND digest_at IS NULL)))`);

/** A suspended channel needs its own message, with the missing permissions and a retry button. */
const HELD = statement<{ destinationId: number }, { id: number; isAlone: number }>(`
SELECT deliveries.id, CASE WHEN updates.notice = 'suspended' THEN 1 ELSE 0 END AS "isAlone"
  FROM deliveries JOIN updates ON updates.id = deliveries.update_id
  WHERE deliveries.destination_id = @destinationId AND deliveries.status = 'held' ORDER BY deliveries.id`);

export function createHoldStore(database: Database) {
  return {
    /** Changes a destination's quiet hours and digest. Held deliveries are released, or wait for the new end. */
    async configure(
      destinationId: number,
      { quietFrom, quietUntil, digestAt, timeZone }: HoldTimes,
      now: number,
    ) {
      const times = { quietFrom, quietUntil, digestAt, timeZone };
      await database.transaction(function* () {
        yield* change(update(destinations, times, { id: destinationId }));
        yield* renew(destinationId, now);
      });
    },
    /** Destinations whose hold is over, or ends so late that it was set while the clock was wrong. */
    due: async (now: number, limit: number) =>
      (await database.rows(DUE, { now, latest: now + MAX_HOLD_MS, limit })).map(({ id }) => id),
    /** Sets the next hold of a due destination, and releases what is held unless quiet hours last now. @returns how many */
    release: (destinationId: number, now: number) => database.transaction(() => renew(destinationId, now)),
    /** During a hold, also holds pending deliveries after this one that were never sent; a digest only in quiet hours. */
    holdBack: (destinationId: number, after: number, now: number) =>
      database.change(HOLD_BACK, { destinationId, after, now }),
  };
}

function* renew(id: number, now: number): Work<number> {
  const destination = yield* row(selectFrom(destinations, { id }));
  if (destination === undefined) return 0;
  const next = nextHold(destination, now);
  const hold = { holdFrom: next?.from ?? null, heldUntil: next?.until ?? null };
  yield* change(update(destinations, hold, { id }));
  const { heldUntil, digestAt } = destination;
  const isDigestDue = digestAt !== null && heldUntil !== null && heldUntil <= now;
  return isDigestDue || !isHeldBack(hold, now) ? yield* releaseHeld(id, now) : 0;
}

function* releaseHeld(destinationId: number, now: number): Work<number> {
  const held = yield* rows(HELD, { destinationId });
  const together = held.filter(({ isAlone }) => isAlone === 0);
  const messages = held.filter(({ isAlone }) => isAlone === 1).map((one) => [one]);
  for (let start = 0; start < together.length; start += MAX_DIGEST) {
    messages.push(together.slice(start, start + MAX_DIGEST));
  }
  for (const message of messages) {
    const ids = message.map(({ id }) => id);
    // Their latency and expiry count from now on.
    const released = { status: 'pending', batchKey: newDigestKey(), createdAt: now } as const;
    yield* change(update(deliveries, released, inArray(deliveries.id, ids)));
  }
  return held.length;
}
