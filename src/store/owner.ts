import type { Database } from './database/database.ts';
import { change, row, type Work } from './database/work.ts';
import { databaseOwner } from './schema/index.ts';

const ID = 1;

/** The Discord application that a database belongs to. */
export interface OwnerStore {
  /** Null before the first start of a bot. */
  find(): Promise<string | null>;
  /** Gives a database that belongs to nobody to an application. @returns the owner */
  adopt(applicationId: string): Promise<string>;
  /** Gives it to an application, whoever had it. No bot may use it. */
  handOver(applicationId: string): Promise<void>;
}

export function createOwnerStore(database: Database): OwnerStore {
  return {
    find: () => database.run(find),
    adopt: (applicationId) =>
      database.transaction(function* () {
        const known = yield* find();
        if (known === null) yield* change((db) => db.insert(databaseOwner).values({ id: ID, applicationId }));
        return known ?? applicationId;
      }),
    async handOver(applicationId) {
      await database.change((db) =>
        db
          .insert(databaseOwner)
          .values({ id: ID, applicationId })
          .onConflictDoUpdate({ target: databaseOwner.id, set: { applicationId } }),
      );
    },
  };
}

function* find(): Work<string | null> {
  const found = yield* row((db) =>
    db.select({ applicationId: databaseOwner.applicationId }).from(databaseOwner),
  );
  return found?.applicationId ?? null;
}
