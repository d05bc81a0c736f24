import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { buildPreload } from '../../drills/build-preload.ts';
import { type Environment, startEnvironment } from '../../drills/environment.ts';
import { seeded } from '../../sandbox/seed.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { asUser } from '../support/discord-user.ts';
import { runCli } from '../support/run-cli.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const DAY_MS = 24 * 3_600_000;
const NUMBER = 'LP00123456784821CN';
const LABEL = 'Secret birthday present';
const HAUL = 'Secret present for Robin';
const VARIANT = 'Engraved for Robin';
const HAUL_PARCEL = 'EE739146028CN';
const STATUS = 'Handed to a neighbour called Smith';
const SECRETS = [NUMBER, LABEL, STATUS, HAUL, VARIANT, HAUL_PARCEL, seeded.sam];

let here: Environment | undefined;
afterEach(async () => {
  await here?.close();
  here = undefined;
});

/** One scan, as it is stored. */
async function record(store: Store, source: 'webhook' | 'poll', at: number): Promise<void> {
  const scan = { date: '2026-11-20', hour: '10:00', status: STATUS, location: '', country: '' };
  const updates = [scanUpdate(NUMBER, scan)];
  const body = JSON.stringify({ tracking_id: NUMBER, latest: scan });
  const times = { createdAt: at, receivedAt: at };
  await store.ingest.record([{ digest: source, kind: 'tracking.updated', source, ...times, body, updates }]);
}

async function followInDm(store: Store): Promise<void> {
  const now = Date.now();
  const person = { kind: 'user', discordId: seeded.sam, guildId: null, locale: 'en-US' } as const;
  const destinationId = await store.destinations.upsert(person);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, now);
  await store.follows.add({ topicId, destinationId, userId: seeded.sam }, 100, now);
  const [follow] = await store.follows.list(seeded.sam, 'parcel');
  await store.follows.rename(seeded.sam, follow?.id ?? 0, LABEL);
  await store.follows.setBaseline(topicId, now - 60_000);
  await record(store, 'poll', now);
}

async function shareHaul(store: Store): Promise<void> {
  const items = [{ product: 'weidian:7240011893', variant: 'engraved', variantName: VARIANT }];
  const id = (await store.hauls.create(seeded.sam, { name: HAUL, items }, Date.now())) ?? 0;
  await store.hauls.setParcels(seeded.sam, id, [HAUL_PARCEL], Date.now());
  await store.sharedHauls.add(seeded.sam, id, Date.now());
}

it('deleting one’s data leaves no stored data in the database, its log or a new backup', async () => {
  const environment = await startEnvironment();
  here = environment;
  const { discord, databasePath } = environment;
  const copy = `${databasePath}.copy`;
  const found = async () => {
    const files = ['', '-wal', '-shm', '.copy'].map((end) => `${databasePath}${end}`).filter(existsSync);
    const contents = await Promise.all(files.map((file) => readFile(file)));
    return SECRETS.filter((word) => contents.some((bytes) => bytes.includes(word)));
  };
  await environment.prepare(async (store) => {
    await followInDm(store);
    await shareHaul(store);
  });
  environment.startBot();
  await environment.untilCommandsRegistered();
  await environment.untilAllPosted(20_000);
  expect(await found()).toEqual(SECRETS);

  const { openSettings, press } = asUser(() => ({ discord }));
  const kept = await openSettings('data', { userId: seeded.sam, channelId: seeded.lobby });
  const asked = await press(kept, 'Delete all of it', seeded.sam);
  expect(await press(asked, 'Delete all of it', seeded.sam)).toHaveText('except in older backups');
  await expect.poll(found, { timeout: 10_000 }).toEqual([]);
  const backup = await runCli('backup', [copy], {
    cwd: tmpdir(),
    settings: { DATABASE_PATH: databasePath },
  });
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(await found()).toEqual([]);
}, 60_000);

it('the bot deletes nothing when it starts with a clock 31 days ahead', async () => {
  const environment = await startEnvironment({ preload: [await buildPreload('clock')] });
  here = environment;
  await environment.prepare(async (store) => {
    await addAlertChannel(store, seeded.parcels);
    await record(store, 'webhook', Date.now());
  });
  environment.startBot({ DRILL_CLOCK_OFFSET_MS: String(31 * DAY_MS) });
  await environment.untilReady();
  await environment.untilAllPosted(20_000);
  await environment.killBot();
  const store = openStore(environment.databasePath);
  const [event] = await store.events.list({}, 10);
  const details = await store.events.show(event?.id ?? 0);
  await store.close();
  expect(details).toMatchObject({ digest: 'webhook', deliveries: [{ status: 'posted' }] });
}, 60_000);
