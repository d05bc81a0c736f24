import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readScan, scanUpdate } from '../../../src/alerts/updates.ts';
import type { Store } from '../../../src/store/index.ts';
import { createFakeDiscord, startProcess } from '../../support/outbox-process.ts';
import { openUpgraded, type UpgradedDatabase } from '../../support/release-fixture.ts';

const MINUTE_MS = 60_000;
/** Of each release: its parcels, when the upgrade is over, and how many alerts wait where they can be posted. */
const RELEASES = [
  {
    ...{ release: '0.1.0', parcels: ['LX208857143CN', 'YT2412345678901234'] },
    ...{ upgradedAt: 1_795_164_060_250 + MINUTE_MS, waiting: 6, held: 0 },
  },
  {
    ...{ release: '1.0.0', parcels: ['LP00123456784821CN', 'YT2632110021889001'] },
    ...{ upgradedAt: Date.parse('2026-11-28T12:01:00Z'), waiting: 7, held: 2 },
  },
];
/** Then quiet hours are over, and a digest is due. */
const LATER_MS = 8 * 3_600_000;

describe.each(RELEASES)(
  'the alerts that release $release left',
  ({ release, parcels, upgradedAt, waiting, held }) => {
    let upgraded: UpgradedDatabase;
    let store: Store;
    let now: number;
    let discord: ReturnType<typeof createFakeDiscord>;
    beforeEach(async () => {
      upgraded = await openUpgraded(release);
      store = upgraded.store;
      now = upgradedAt;
      discord = createFakeDiscord(() => now);
    });
    afterEach(() => upgraded.close());

    const destinations = async () => (await store.deliveries.page(0, 100)).destinationIds;

    /** What is pending, as `destination update`. */
    async function pending(): Promise<string[]> {
      const all: string[] = [];
      for (const id of await destinations())
        for (const { updateId } of await store.deliveries.pending(id, 100)) all.push(`${id} ${updateId}`);
      return all.toSorted();
    }

    /** Starts a bot that posts what it can. @returns what it posted, as `destination update` */
    async function runBot(): Promise<string[]> {
      const bot = await startProcess(store, discord, () => now);
      await bot.releaseHolds();
      const posted: string[] = [];
      for (const id of await destinations()) {
        const before = discord.messages.length;
        expect(await bot.serve(id)).toBe('served');
        const updates = discord.messages.slice(before).flatMap(({ content }) => content.match(/\d+/g) ?? []);
        posted.push(...updates.map((update) => `${id} ${update}`));
      }
      return posted.toSorted();
    }

    it('are all posted, each once, and not again by the next start', async () => {
      const expected = await pending();
      expect(expected).toHaveLength(waiting);
      expect(await runBot()).toEqual(expected);
      expect(await pending()).toEqual([]);
      expect(await runBot()).toEqual([]);
    });

    it('held for quiet hours or a digest are posted once when their time has come', async () => {
      await runBot();
      now += LATER_MS;
      expect(await runBot()).toHaveLength(held);
      now += LATER_MS;
      expect(await runBot()).toEqual([]);
    });

    it('are not repeated when the service reports the same scans again', async () => {
      await runBot();
      for (const number of parcels) {
        const topic = await store.topics.find({ kind: 'parcel', key: number });
        const scans = (await store.updates.history(topic?.id ?? 0, 100)).map(({ data }) => readScan(data));
        const updates = scans.map((scan) => scanUpdate(number, scan));
        const event = { kind: 'tracking.updated', source: 'poll', body: '{}', updates } as const;
        const times = { createdAt: now, receivedAt: now };
        const [result] = await store.ingest.record([{ ...event, ...times, digest: `again ${number}` }]);
        expect(result).toMatchObject({ duplicate: false, destinationIds: [] });
      }
      expect(await pending()).toEqual([]);
    });
  },
);
