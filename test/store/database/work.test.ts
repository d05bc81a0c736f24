import { count, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/store/database/database.ts';
import {
  change,
  type NoParameters,
  prepared,
  row,
  rows,
  statement,
  type Work,
} from '../../../src/store/database/work.ts';
import { userSettings } from '../../../src/store/schema/index.ts';
import { openTestDatabase } from '../../support/test-store.ts';

const ADD = statement<{ userId: string; optedOut: boolean }>(
  "INSERT INTO user_settings (user_id, opted_out, agents) VALUES (@userId, @optedOut, '[]')",
);
const OPTED_OUT = statement<{ optedOut: boolean }, { userId: string }>(
  'SELECT user_id AS "userId" FROM user_settings WHERE opted_out = @optedOut ORDER BY user_id',
);
const OPT_OUT_ALL = statement<NoParameters>('UPDATE user_settings SET opted_out = true');

let database: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ database, close } = await openTestDatabase());
});
afterEach(() => close());

const add = (userId: string, optedOut = false) => change(ADD, { userId, optedOut });
const allIds = () =>
  database.run(function* () {
    const all = yield* rows((db) => db.select().from(userSettings).orderBy(userSettings.userId));
    return all.map(({ userId }) => userId);
  });

describe('a transaction', () => {
  it('keeps what it wrote, and returns the result of its work', async () => {
    const result = await database.transaction(function* () {
      yield* add('ada');
      yield* add('mo');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await allIds()).toEqual(['ada', 'mo']);
  });

  it('keeps nothing if its work throws', async () => {
    const failing = database.transaction(function* (): Work<void> {
      yield* add('ada');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await allIds()).toEqual([]);
  });

  it('keeps nothing if one of its queries fails', async () => {
    const failing = database.transaction(function* () {
      yield* add('ada');
      yield* add('ada');
    });
    await expect(failing).rejects.toThrow();
    expect(await allIds()).toEqual([]);
    await database.transaction(() => add('ada'));
    expect(await allIds()).toEqual(['ada']);
  });

  it('reads what no other one changes before it writes', async () => {
    const addNext = function* (): Work<void> {
      const all = yield* rows((db) => db.select().from(userSettings));
      yield* add(String(all.length));
    };
    await Promise.all(Array.from({ length: 5 }, () => database.transaction(addNext)));
    expect(await allIds()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('that need not be durable is kept as well', async () => {
    await database.transaction(() => add('ada'), { durable: false });
    await database.flush();
    expect(await allIds()).toEqual(['ada']);
  });
});

describe('a dry run', () => {
  it('returns what its work would, and changes nothing', async () => {
    const count = await database.dryRun(function* () {
      yield* add('ada');
      return (yield* rows((db) => db.select().from(userSettings))).length;
    });
    expect(count).toBe(1);
    expect(await allIds()).toEqual([]);
  });

  it('changes nothing if its work throws, and neither does it undo later work', async () => {
    const failing = database.dryRun(function* (): Work<void> {
      yield* add('ada');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.run(() => add('mo'));
    expect(await allIds()).toEqual(['mo']);
  });
});

describe('a query', () => {
  it('takes booleans as parameters of a statement', async () => {
    await database.run(() => add('ada', true));
    await database.run(() => add('mo', false));
    expect(await database.run(() => rows(OPTED_OUT, { optedOut: true }))).toEqual([{ userId: 'ada' }]);
    expect(await database.run(() => rows(OPTED_OUT, { optedOut: false }))).toEqual([{ userId: 'mo' }]);
  });

  it('converts the values of columns if Drizzle builds it', async () => {
    const unset = { currency: null, kilogramPrice: null, currencyOfferEndsAt: null };
    const stored = { ...unset, userId: 'ada', optedOut: true, agents: ['cnfans'] };
    await database.run(() => change((db) => db.insert(userSettings).values(stored)));
    const ada = row((db) => db.select().from(userSettings).where(eq(userSettings.optedOut, true)));
    expect(await database.run(() => ada)).toEqual(stored);
  });

  it('is prepared once and run with other values', async () => {
    let built = 0;
    const byId = prepared<{ userId: string }, { optedOut: boolean }>((db) => {
      built += 1;
      return db
        .select({ optedOut: userSettings.optedOut })
        .from(userSettings)
        .where(eq(userSettings.userId, sql.placeholder('userId')));
    });
    await database.run(() => add('ada', true));
    await database.run(() => add('mo', false));
    const found = await database.transaction(function* () {
      const ada = yield* row(byId, { userId: 'ada' });
      const mo = yield* row(byId, { userId: 'mo' });
      return [ada, mo, yield* row(byId, { userId: 'sam' }), yield* rows(byId, { userId: 'ada' })];
    });
    expect(found).toEqual([{ optedOut: true }, { optedOut: false }, undefined, [{ optedOut: true }]]);
    expect(built).toBe(1);
  });

  it('runs on its own, without work around it', async () => {
    expect(await database.change(ADD, { userId: 'ada', optedOut: true })).toBe(1);
    expect(await database.rows(OPTED_OUT, { optedOut: true })).toEqual([{ userId: 'ada' }]);
    expect(await database.row(OPTED_OUT, { optedOut: false })).toBeUndefined();
    expect(await database.one((db) => db.select({ total: count() }).from(userSettings))).toEqual({
      total: 1,
    });
    await expect(database.one(OPTED_OUT, { optedOut: false })).rejects.toThrow('returned no row');
  });

  it('that writes returns how many rows it changed', async () => {
    expect(await database.run(() => change(OPT_OUT_ALL))).toBe(0);
    await database.run(() => add('ada'));
    await database.run(() => add('mo'));
    expect(await database.run(() => change(OPT_OUT_ALL))).toBe(2);
    expect(await database.run(() => change((db) => db.delete(userSettings)))).toBe(2);
  });
});
