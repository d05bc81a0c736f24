import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { createDestinationStore } from '../../src/store/destinations.ts';
import { createCatchUp } from '../../src/store/fan-out/enqueue.ts';
import { createWithdrawDeliveries } from '../../src/store/fan-out/withdraw-deliveries.ts';
import type { Store } from '../../src/store/index.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { createSqliteRunner } from '../../src/store/sqlite/run-work.ts';
import { upsertChannel } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let store: Store;
let destinationId: number;
beforeEach(async () => {
  store = await openTestStore();
  destinationId = await upsertChannel(store, seeded.parcels);
});
afterEach(() => store.close());

/** The pauses until the next probe, as long as there is one. */
async function pauses(reason: string): Promise<number[]> {
  const all: number[] = [];
  let now = 0;
  await store.destinations.suspend(destinationId, reason, now);
  for (;;) {
    const probeAt = (await store.destinations.get(destinationId))?.probeAt ?? null;
    if (probeAt === null) return all;
    all.push(probeAt - now);
    now = probeAt;
    expect(await store.destinations.claimProbes(now - 1, 10)).toEqual([]);
    expect(await store.destinations.claimProbes(now, 10)).toEqual([destinationId]);
  }
}

describe('a suspended destination', () => {
  it('is probed after 10 minutes, 30 minutes, 2 hours, 6 hours, then daily for some weeks, each give or take a tenth', async () => {
    const all = await pauses('forbidden');
    const expected = [10, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);
    for (const [index, pause] of all.entries()) {
      const about = expected[index] ?? DAY_MS;
      expect(Math.abs(pause - about)).toBeLessThanOrEqual(about / 10);
    }
    expect(all).toHaveLength(30);
  });

  it('is probed only three times when the channel is gone', async () => {
    expect(await pauses('gone')).toHaveLength(3);
  });

  it('is probed later after a restore without a successful post: only a post resets the pauses', async () => {
    const probesNow = async () => (await store.destinations.get(destinationId))?.probes;
    await store.destinations.suspend(destinationId, 'forbidden', 0);
    await store.destinations.restore(destinationId, 0);
    expect(await store.destinations.get(destinationId)).toMatchObject({
      suspendedAt: null,
      probeAt: null,
      probes: 1,
    });
    await store.destinations.suspend(destinationId, 'forbidden', 0);
    expect(await probesNow()).toBe(2);
    await store.deliveries.posted(destinationId, [], null, 1);
    expect(await probesNow()).toBe(0);
  });

  it('is probed with a few others at a time, longest overdue first', async () => {
    const ids: number[] = [];
    for (let serial = 0; serial < 5; serial += 1) {
      ids.push(await upsertChannel(store, `${serial}`));
      await store.destinations.suspend(ids.at(-1) ?? 0, 'forbidden', serial * DAY_MS);
    }
    expect(await store.destinations.claimProbes(9 * DAY_MS, 2)).toEqual(ids.slice(0, 2));
    expect(await store.destinations.claimProbes(9 * DAY_MS, 2)).toEqual(ids.slice(2, 4));
  });

  it('is probed at once when all are to be retried, also after its last probe; others are not', async () => {
    await upsertChannel(store, 'open');
    const gone = await upsertChannel(store, 'gone');
    await store.destinations.suspend(destinationId, 'forbidden', 0);
    await store.destinations.suspend(gone, 'gone', 0);
    for (let day = 1; day <= 3; day += 1) await store.destinations.claimProbes(day * DAY_MS, 10);
    expect((await store.destinations.get(gone))?.probeAt).toBeNull();
    expect((await store.deliveries.backlog()).suspended).toEqual({ forbidden: 1 });
    expect(await store.destinations.probeAll(4 * DAY_MS)).toBe(2);
    expect((await store.deliveries.backlog()).suspended).toEqual({ forbidden: 1, gone: 1 });
    expect((await store.destinations.claimProbes(4 * DAY_MS, 10)).toSorted()).toEqual(
      [destinationId, gone].toSorted(),
    );
  });

  it('keeps its next probe when a post is refused again, and takes the new reason', async () => {
    await store.destinations.suspend(destinationId, 'forbidden', 0);
    const before = await store.destinations.get(destinationId);
    await store.destinations.suspend(destinationId, 'gone', 5);
    expect(await store.destinations.get(destinationId)).toEqual({ ...before, suspensionReason: 'gone' });
  });

  it('is probed within ten minutes if a version without probes suspended it', async () => {
    const database = openDatabase(':memory:');
    const destinations = createDestinationStore(
      createSqliteRunner(database),
      createCatchUp(() => []),
      createWithdrawDeliveries(() => []),
    );
    const row = (id: number, suspended: number | null, probes: number) =>
      `(${id}, 'channel', '${id}', 'en-US', ${suspended}, ${probes})`;
    database.$client.exec(
      `INSERT INTO destinations (id, kind, discord_id, locale, suspended_at, probes)
       VALUES ${row(1, 5, 0)}, ${row(2, null, 0)}, ${row(3, 5, 30)}`,
    );
    const now = 1_000;
    await destinations.scheduleMissingProbes(now);
    const probeAt = async (id: number) => (await destinations.get(id))?.probeAt;
    expect(await probeAt(1)).toBeGreaterThanOrEqual(now);
    expect(await probeAt(1)).toBeLessThan(now + 10 * MINUTE_MS);
    expect([await probeAt(2), await probeAt(3)]).toEqual([null, null]);
    database.$client.close();
  });
});

it('a channel that stops working is reported again a week later, also if the clock was ahead at the last report', async () => {
  const unreported = async (now: number) => (await store.destinations.unreported(0, now, 10)).length;
  await store.destinations.suspend(destinationId, 'forbidden', 1);
  await store.destinations.markReported(destinationId, 365 * DAY_MS);
  await store.destinations.restore(destinationId, 2);
  await store.destinations.suspend(destinationId, 'forbidden', 3);
  expect(await unreported(4)).toBe(1);
});
