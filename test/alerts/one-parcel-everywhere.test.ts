import type { ClientMessage } from 'local-discord';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import type { Alerts } from '../../src/alerts/index.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { type AlertLevel, DEFAULT_LEVEL } from '../../src/domain/alerts/alert-level.ts';
import type { HoldTimes } from '../../src/domain/alerts/hold.ts';
import { type Api, createApi } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { alertsOver } from '../support/alerts-harness.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const HOUR_MS = 3_600_000;
const BEGIN = Date.parse('2026-11-02T00:00:00Z');
/** Discord's flag for a message that notifies nobody. */
const SILENT = 4096;

/** The whole way of a parcel: when each scan is reported, in hours, and what it says. */
const WAY: readonly (readonly [hour: number, status: string, country: string])[] = [
  [9, 'Shipment information received', 'CN'],
  [33, 'Accepted by carrier', 'CN'],
  [47, 'Departed from sorting centre', 'CN'],
  [50, 'Arrived at export centre', 'CN'],
  [53, 'Export customs clearance started', 'CN'],
  [57, 'Export customs clearance completed', 'CN'],
  [75, 'Departed from country of origin', 'CN'],
  [142, 'Arrived in destination country', 'DE'],
  [145, 'Import customs clearance started', 'DE'],
  [167, 'Import customs clearance completed', 'DE'],
  [190, 'Arrived at sorting centre', 'DE'],
  [213, 'Arrived at delivery office', 'DE'],
  [223, 'Out for delivery', 'DE'],
  [229, 'Delivered', 'DE'],
];
const DAYS = 11;
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;
const DIGEST_AT = 18;
const MINUTES = 60;

const NO_HOLD: HoldTimes = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: 'UTC' };
const QUIET = { ...NO_HOLD, quietFrom: QUIET_FROM * MINUTES, quietUntil: QUIET_UNTIL * MINUTES };
const DAILY = { ...NO_HOLD, digestAt: DIGEST_AT * MINUTES };

/** How many messages come if those of the same hold are one; null: the scan is not held. */
const messagesBy = (holdOf: (hour: number) => number | null) =>
  new Set(WAY.map(([hour]) => holdOf(hour) ?? `at ${hour}`)).size;
const dayBefore = (hour: number, end: number) => Math.floor((hour - end) / 24);
const nightOf = (hour: number) =>
  hour % 24 >= QUIET_FROM || hour % 24 < QUIET_UNTIL ? dayBefore(hour, QUIET_UNTIL) : null;

interface Place {
  readonly name: string;
  /** Default: a channel. */
  readonly kind?: 'channel' | 'user';
  readonly level: AlertLevel;
  readonly hold: HoldTimes;
  readonly silent?: boolean;
  readonly liveCards?: boolean;
  readonly notifications: number;
}

const PLACES: readonly Place[] = [
  { name: 'every scan', level: 'all', hold: NO_HOLD, notifications: WAY.length },
  // Accepted, landed, cleared customs, out for delivery, delivered.
  { name: 'milestones', level: 'milestones', hold: NO_HOLD, notifications: 5 },
  { name: 'DMs', kind: 'user', level: DEFAULT_LEVEL, hold: NO_HOLD, notifications: 5 },
  { name: 'problems', level: 'problems', hold: NO_HOLD, notifications: 0 },
  { name: 'silent', level: 'all', hold: NO_HOLD, silent: true, notifications: 0 },
  { name: 'live card', level: 'all', hold: NO_HOLD, liveCards: true, notifications: 5 },
  { name: 'quiet hours', level: 'all', hold: QUIET, notifications: messagesBy(nightOf) },
  {
    name: 'daily digest',
    level: 'all',
    hold: DAILY,
    notifications: messagesBy((hour) => dayBefore(hour, DIGEST_AT)),
  },
];

let local: RunningLocalDiscord;
let service: RunningService;
let api: Api;
let store: Store;
let alerts: Alerts;
let now = BEGIN;
const channels = new Map<string, string>();

beforeAll(async () => {
  local = await startLocalDiscord();
  service = await startService();
  const options = { timeoutMs: 1_000, concurrency: 8, arrayEncoding: 'repeat', now: Date.now } as const;
  api = createApi({ baseUrl: service.url, key: 'demo-key', ...options });
  store = openMemoryStore(() => []);
  for (const place of PLACES) await follow(place);
});
afterAll(async () => {
  await store.close();
  await api.close();
  await service.close();
  await local.close();
});

async function follow(place: Place): Promise<void> {
  const { name, kind = 'channel', level, hold, silent = false, liveCards = false } = place;
  const threadId = kind === 'channel' ? local.discord.admin.openThread(seeded.general, name) : null;
  channels.set(name, threadId ?? seeded.dmAda);
  const where =
    threadId === null
      ? { discordId: seeded.ada, guildId: null }
      : { discordId: threadId, guildId: seeded.haulClub };
  const destinationId = await store.destinations.upsert({ kind, ...where, locale: 'en-US' });
  await store.destinations.setOptions(destinationId, { silent, liveCards });
  await store.holds.configure(destinationId, hold, now);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, now);
  await store.follows.add({ topicId, destinationId, userId: seeded.ada, level }, 100, now);
  // The service knows the number, and no scan.
  await store.updates.sync(topicId, [], now);
}

/** A process for each hour: what one posted is not added to by the next, as after an hour in one process. */
async function liveThroughHour(hour: number): Promise<void> {
  now = BEGIN + hour * HOUR_MS;
  alerts = alertsOver({ store, api, local, clock: () => now, sweepMs: 5 });
  alerts.start();
  await alerts.runDueJobs();
  for (const [at, status, country] of WAY) if (at === hour) await report(at, status, country);
  await expect.poll(async () => (await store.deliveries.backlog()).pending, { interval: 5 }).toBe(0);
  await alerts.runDueJobs();
  await alerts.stop();
}

async function report(hour: number, status: string, country: string): Promise<void> {
  const [date, time] = new Date(now).toISOString().split('T');
  const scan = { date: date ?? '', hour: time?.slice(0, 5) ?? '', status, location: '', country };
  const times = { createdAt: now, receivedAt: now };
  const event = {
    digest: `${hour}`,
    kind: 'tracking.updated',
    source: 'webhook',
    body: '{}',
    ...times,
  } as const;
  await alerts.ingest({ ...event, updates: [scanUpdate(NUMBER, scan)] });
}

const notifies = ({ flags }: ClientMessage) => (flags & SILENT) === 0;

async function messagesAt(name: string): Promise<readonly ClientMessage[]> {
  const channelId = channels.get(name) ?? '';
  const messages = await local.discord.as(seeded.ada).in(channelId).messages();
  return messages.filter(({ author }) => author.bot);
}
const notificationsAt = async (name: string) => (await messagesAt(name)).filter(notifies).length;

it('notifies each place as often as its options promise, while a parcel goes its whole way', async () => {
  const eventful = new Set([
    ...WAY.map(([hour]) => hour),
    ...Array.from({ length: DAYS * 24 }, (_, hour) => hour).filter(
      (hour) => hour % 24 === QUIET_UNTIL || hour % 24 === DIGEST_AT,
    ),
  ]);
  for (const hour of [...eventful].toSorted((one, other) => one - other)) await liveThroughHour(hour);

  const told = await Promise.all(
    PLACES.map(async ({ name }) => ({ name, told: await notificationsAt(name) })),
  );
  process.stdout.write(told.map(({ name, told: count }) => `${name.padEnd(14)} ${count}\n`).join(''));
  expect(told).toEqual(PLACES.map(({ name, notifications }) => ({ name, told: notifications })));
  expect(await messagesAt('live card')).toHaveLength(5 + 1);
  expect(await messagesAt('silent')).toHaveLength(WAY.length);
  expect(await notificationsAt('milestones')).toBeLessThanOrEqual(6);
}, 120_000);
