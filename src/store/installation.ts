import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, insertInto, selectFrom, upsertInto } from './database/queries.ts';
import { change, row, type Work } from './database/work.ts';
import { agents, databaseOwner, exchangeRates, processStarts } from './schema/index.ts';

const ID = 1;

export function createOwnerStore(database: Database) {
  return {
    find: () => database.run(find),
    /** Gives a database without owner to an application. @returns the owner */
    adopt: (applicationId: string) =>
      database.transaction(function* () {
        const known = yield* find();
        if (known === null) yield* change(insertInto(databaseOwner, [{ id: ID, applicationId }]));
        return known ?? applicationId;
      }),
    /** Gives the database to an application, whoever owned it. No bot may be using it. */
    handOver: (applicationId: string) =>
      database.change(
        upsertInto(databaseOwner, [{ id: ID, applicationId }], {
          target: databaseOwner.id,
          set: { applicationId },
        }),
      ),
  };
}

function* find(): Work<string | null> {
  return (yield* row(selectFrom(databaseOwner, {})))?.applicationId ?? null;
}

const RETENTION_MS = 24 * 3_600_000;

export function createProcessStartStore(database: Database) {
  return {
    async add(now: number) {
      await database.transaction(function* () {
        yield* change(deleteFrom(processStarts, lt(processStarts.at, now - RETENTION_MS)));
        yield* change((db) => db.insert(processStarts).values({ at: now }).onConflictDoNothing());
      });
    },
    /** Oldest first. */
    async since(moment: number) {
      const { at } = processStarts;
      const starts = await database.rows(selectFrom(processStarts, gte(at, moment), { orderBy: [at] }));
      return starts.map((start) => start.at);
    },
  };
}

export function createExchangeRateStore(database: Database) {
  return {
    /** @returns when the `EXCHANGE_RATES` in use were first set. They are set by hand, so users see their age */
    setAt: (rates: string, now: number) =>
      database.transaction(function* () {
        const known = yield* row(selectFrom(exchangeRates, {}));
        if (known?.rates === rates) return known.setAt;
        yield* change(deleteFrom(exchangeRates, {}));
        yield* change(insertInto(exchangeRates, [{ rates, setAt: now }]));
        return now;
      }),
  };
}

export function createAgentStore(database: Database) {
  return {
    async list() {
      const known = await database.rows(selectFrom(agents, {}, { orderBy: [agents.id] }));
      return known.map(({ id }) => id);
    },
    async add(ids: readonly string[], now: number) {
      if (ids.length === 0) return;
      const values = ids.map((id) => ({ id, lastSeenAt: now }));
      const set = { lastSeenAt: sql`excluded.last_seen_at` };
      await database.change(upsertInto(agents, values, { target: agents.id, set }));
    },
  };
}
