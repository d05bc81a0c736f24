import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { show } from '../../../src/cli/events/show.ts';
import { type HomeGuilds, openStore, type Store } from '../../../src/store/index.ts';
import { trackingUpdated } from '../../support/signed-events.ts';
import { addAlertChannel, followIn } from '../../support/store-fixtures.ts';

const DAY_MS = 24 * 3_600_000;
const NUMBER = 'LP00123456784821CN';
const SCAN = { date: '2026-11-20', hour: '10:00', status: 'Departed', location: 'Liège', country: 'BE' };

let folder: string;
let path: string;
let store: Store;
let homeGuilds: HomeGuilds;
beforeEach(async () => {
  homeGuilds = [];
  folder = await mkdtemp(join(tmpdir(), 'events-show-'));
  path = join(folder, 'haulmate.db');
  store = openStore(path, () => homeGuilds);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

let serial = 0;
/** Stores an event about the same scan, as the receiver or the poller would. */
async function storeEvent(source: 'webhook' | 'poll' = 'webhook', receivedAt = Date.now()): Promise<number> {
  serial += 1;
  const body = JSON.stringify(trackingUpdated(NUMBER, SCAN));
  const event = { kind: 'tracking.updated', source, createdAt: receivedAt, receivedAt, body };
  const [ingested] = await store.ingest.record([
    { ...event, digest: `${serial}`, updates: [scanUpdate(NUMBER, SCAN)] },
  ]);
  return ingested?.eventId ?? 0;
}

async function other(kind: string, data: object): Promise<number> {
  const now = Date.now();
  const body = JSON.stringify({ event: kind, created: new Date(now).toISOString(), data });
  const event = { digest: kind, kind, source: 'webhook', createdAt: now, receivedAt: now, body } as const;
  const [ingested] = await store.ingest.record([{ ...event, updates: [] }]);
  return ingested?.eventId ?? 0;
}

const EVENT_KINDS = new URL('../../../src/webhook-receiver/events/', import.meta.url);

/** What `show` says below the body. */
async function why(eventId: number, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const ours =
    typeof homeGuilds === 'string' || homeGuilds.length === 0 ? {} : { HOME_GUILD_IDS: homeGuilds.join() };
  for (const [name, value] of Object.entries({ DATABASE_PATH: path, ...ours, ...settings }))
    vi.stubEnv(name, value);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const noted = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(await show([String(eventId)], EVENT_KINDS)).toBe(0);
    return written.mock.calls.join('').split('\n').slice(3).join('\n').trim();
  } finally {
    written.mockRestore();
    noted.mockRestore();
    vi.unstubAllEnvs();
  }
}

it('events show explains that nobody follows the parcel and there is no alert channel', async () => {
  expect(await why(await storeEvent())).toBe(`${NUMBER}: no followers, and no alert channel for it`);
});

it('events show explains that the alert channels are in servers that are not home', async () => {
  await addAlertChannel(store, seeded.parcels);
  expect(await why(await storeEvent())).toBe(
    `${NUMBER}: 1 alert channel does not get it: their server is not home (HOME_GUILD_IDS), and it is not followed in a channel there`,
  );
});

it('events show asks Discord which servers are home, as the bot does', async () => {
  const local = await startLocalDiscord();
  try {
    local.discord.admin.changePortal({ bot_public: false });
    await addAlertChannel(store, seeded.parcels);
    const eventId = await storeEvent();
    const settings = { DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API_URL: local.apiUrl };
    expect(await why(eventId, settings)).toContain(`would get it now: channel ${seeded.parcels}`);
    local.discord.admin.changePortal({ bot_public: true });
    expect(await why(eventId, settings)).toContain('is not home');
  } finally {
    await local.close();
  }
});

it('events show explains that poll results do not reach alert channels of other servers', async () => {
  homeGuilds = [seeded.haulClub];
  await addAlertChannel(store, seeded.parcels);
  expect(await why(await storeEvent('poll'))).toBe(
    `${NUMBER}: 1 alert channel does not get it: polling found it, and it is not followed in a channel of their server`,
  );
});

it('events show names where, when and by which event an update was posted before', async () => {
  homeGuilds = [seeded.haulClub];
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const first = await storeEvent('webhook', Date.now() - 1_000);
  const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
  await store.deliveries.posted(destinationId, ids, '1300000000000000001', Date.UTC(2026, 10, 21, 6));
  const lines = (await why(await storeEvent())).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${NUMBER}: not new: first reported .+ by event #${first}$`)),
    `${NUMBER}: already posted   channel ${seeded.parcels}  2026-11-21T06:00:00.000Z  message 1300000000000000001  by event #${first}`,
  ]);
  expect(await why(first)).toBe(
    `posted   channel ${seeded.parcels}  2026-11-21T06:00:00.000Z  message 1300000000000000001`,
  );
});

it('events show names suspended destinations, since when and why', async () => {
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await followIn(store, seeded.general, NUMBER);
  await store.destinations.suspend(destinationId, 'forbidden', Date.UTC(2026, 10, 20, 6));
  const said = await why(await storeEvent());
  expect(said).toContain(
    `paused: channel ${seeded.parcels} refuses alerts since 2026-11-20T06:00:00.000Z (forbidden)`,
  );
  expect(said).toContain(`pending  channel ${seeded.general}`);
});

it('events show names destinations added later, and how to post the event there', async () => {
  homeGuilds = [seeded.haulClub];
  const eventId = await storeEvent();
  await addAlertChannel(store, seeded.parcels);
  expect(await why(eventId)).toBe(
    `${NUMBER}: would get it now: channel ${seeded.parcels}; replay --id ${eventId} posts it there`,
  );
});

it('events show explains that an update is too old', async () => {
  const first = await storeEvent('webhook', Date.now() - 29 * DAY_MS);
  const said = await why(await storeEvent());
  expect(said).toContain(`by event #${first}`);
  expect(said).toContain('too old: known for more than 25 days');
});

it.each([
  ['convert.resolved', {}, 'this kind of event only updates the cache'],
  ['parcel.exploded', {}, 'this version does not know this kind of event'],
  ['tracking.updated', { nonsense: true }, 'this version cannot read the body'],
])('events show explains why nobody is alerted about %s %j', async (kind, data, reason) => {
  expect(await why(await other(kind, data))).toContain(reason);
});

it('events show says that an update is no longer stored', async () => {
  const eventId = await storeEvent();
  await store.topics.prune(Date.now() + 1, 100);
  expect(await why(eventId)).toBe(`${NUMBER}: the update is no longer stored`);
});
