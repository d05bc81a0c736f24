import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { createPoller } from '../../src/alerts/poll/poller.ts';
import { createSyncTopic, type SyncTopic } from '../../src/alerts/sync-topic.ts';
import { qcSetUpdate, scanUpdate, undescribedQcSetUpdate } from '../../src/alerts/updates.ts';
import type { TrackingUpdate } from '../../src/api/index.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { alertLinesIn } from '../support/alert-lines.ts';
import { type AlertsHarness, startAlerts, useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const HOUR_MS = 3_600_000;
const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const general = {
  kind: 'channel',
  discordId: seeded.general,
  guildId: seeded.haulClub,
  locale: 'en-US',
} as const;

let offsetMs = 0;
const clock = () => Date.now() + offsetMs;
const running = useAlerts({ clock });

/** A poller over the running parts, made to look at once. */
function pollNow({ store, api, alerts }: AlertsHarness): Promise<void> {
  const syncTopic: SyncTopic = createSyncTopic({ store, ingest: alerts.ingest });
  const log = createLog('silent');
  return createPoller({ store, api, syncTopic, log, clock, metrics: noMetrics, minutes: 30 }).tick();
}

/** Long enough for every poll to be due, and for the cache to be old. */
async function pollLater(alerting: AlertsHarness): Promise<void> {
  offsetMs += 25 * HOUR_MS;
  await pollNow(alerting);
}

const settled = (alerting: AlertsHarness) =>
  expect.poll(async () => (await alerting.store.deliveries.backlog()).pending, { timeout: 10_000 }).toBe(0);

it('an outage is no quiet poll, also where the service’s last answer is remembered', async () => {
  const { alerts, service, store } = running();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, clock());
  service.service.fault.set('500');
  await pollLater(running());
  const { quietPolls, nextPollAt } = (await store.topics.get(topicId)) ?? {};
  expect(quietPolls).toBe(0);
  expect(nextPollAt).toBeLessThanOrEqual(clock() + HOUR_MS / 2);
  service.service.fault.set(null);
  await pollLater(running());
  expect(await store.topics.get(topicId)).toMatchObject({ quietPolls: 1 });
});

it('a first sync does not take what was said before an outage for the present', async () => {
  const { alerts, api, service, store } = running();
  await api.tracking(NUMBER);
  offsetMs += HOUR_MS;
  service.service.fault.set('500');
  await alerts.follow.parcel(mo, NUMBER, seeded.mo);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, clock());
  expect(await store.follows.isSynced(topicId)).toBe(false);
  expect((await store.topics.due(clock(), 1)).map(({ id }) => id)).toEqual([topicId]);
});

describe('the first sync', () => {
  it('of a followed parcel is silent; what comes later is told once, however it is found', async () => {
    const { alerts, service, messagesIn, waitForText } = running();
    expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo)).toBe('added');
    await pollLater(running());
    await settled(running());
    expect(await messagesIn(seeded.dmMo)).toHaveLength(0);

    const scan = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await waitForText(seeded.dmMo, scan?.status ?? '?');
    if (scan === null) throw new Error('the sample has no scan left');
    const event = {
      digest: 'the webhook',
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: clock(),
      receivedAt: clock(),
      body: '{}',
      updates: [scanUpdate(NUMBER, scan)],
    } as const;
    expect((await alerts.ingest(event)).destinationIds).toEqual([]);
    await pollLater(running());
    await settled(running());
    expect(await messagesIn(seeded.dmMo)).toHaveLength(1);
  });

  it('that fails leaves the follow; later it is silent, too', async () => {
    const { alerts, service, messagesIn, store } = running();
    service.service.fault.set('500');
    expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo)).toBe('added');
    service.service.fault.set(null);
    await pollLater(running());
    await settled(running());
    expect(await messagesIn(seeded.dmMo)).toHaveLength(0);
    expect((await store.follows.list(seeded.mo, 'parcel'))[0]?.newest).not.toBeNull();
  });

  it('of a second follower tells the first one what it finds', async () => {
    const { alerts, service, waitForText, messagesIn } = running();
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    const scan = service.service.parcels.advance(NUMBER);
    offsetMs += 2 * HOUR_MS;
    await alerts.follow.parcel(general, NUMBER, seeded.ada);
    await waitForText(seeded.dmMo, scan?.status ?? '?');
    await settled(running());
    expect(await messagesIn(seeded.general)).toHaveLength(0);
  });
});

describe('polling', () => {
  it('finds new photos of a watched product', async () => {
    const { alerts, service, waitForText } = running();
    const product = SAMPLES.products[0];
    if (product === undefined) throw new Error('no sample');
    await alerts.follow.product(mo, product, seeded.mo);
    const batch = service.service.qc.addBatch(product);
    await pollLater(running());
    expect(allTextOf(await waitForText(seeded.dmMo, 'New QC photos'))).toContain(batch?.photos[0]);
  });

  it('asks less and less often, and no more once a week of quiet polls has gone by since delivery', async () => {
    const { alerts, store, service } = running();
    await alerts.follow.parcel(mo, 'UJ558209175CN', seeded.mo);
    const [follow] = await store.follows.list(seeded.mo, 'parcel');
    const topic = async () => store.topics.get(follow?.topicId ?? 0);
    expect((await topic())?.nextPollAt).toBeGreaterThan(clock());
    const before = service.service.requests.length;
    await pollLater(running());
    expect(service.service.requests.length).toBe(before + 1);
    for (let polls = 2; polls <= 23; polls += 1) await pollLater(running());
    expect((await topic())?.nextPollAt).not.toBeNull();
    await pollLater(running());
    expect((await topic())?.nextPollAt).toBeNull();
    const after = service.service.requests.length;
    await pollLater(running());
    expect(service.service.requests.length).toBe(after);
  });

  it('leaves a service alone that fails', async () => {
    const { alerts, api, service } = running();
    const numbers = Array.from({ length: 12 }, (_, index) => `EE7391460${10 + index}CN`);
    for (const number of numbers) await alerts.follow.parcel(mo, number, seeded.mo);
    service.service.fault.set('429');
    const before = service.service.requests.length;
    await pollLater(running());
    // Those that were under way together; not the next ones as well.
    const asked = new Set(service.service.requests.slice(before).map(({ query }) => JSON.stringify(query)));
    expect(asked.size).toBeGreaterThan(0);
    expect(asked.size).toBeLessThanOrEqual(api.callerLimit);
    service.service.fault.set(null);
  });

  it('tells nobody beyond the follower about a parcel that is followed in a DM, but alert channels about one followed in the open', async () => {
    const { alerts, store, service, waitForText, messagesIn } = running();
    await addAlertChannel(store, seeded.parcels);
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    const scan = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await waitForText(seeded.dmMo, scan?.status ?? '?');
    await settled(running());
    expect(await messagesIn(seeded.parcels)).toHaveLength(0);

    await alerts.follow.parcel(general, NUMBER, seeded.ada);
    const next = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await waitForText(seeded.parcels, next?.status ?? '?');
    await waitForText(seeded.general, next?.status ?? '?');
  });
});

describe('who hears of an event', () => {
  it('with HOME_GUILD_IDS: home hears all, another server only what is followed in its channels', async () => {
    const alerting = await startAlerts({ homeGuilds: ['100000000000000000'] });
    const { store, ingestScan, waitForText, messagesIn, stop } = alerting;
    try {
      await addAlertChannel(store, seeded.parcels);
      await ingestScan('LP00123456784821CN', 'marker 1');
      await settled(alerting);
      expect(await messagesIn(seeded.parcels)).toHaveLength(0);
      await followIn(store, seeded.general, 'LP00123456784821CN');
      await ingestScan('LP00123456784821CN', 'marker 2');
      await waitForText(seeded.parcels, 'marker 2');
      await waitForText(seeded.general, 'marker 2');
    } finally {
      await stop();
    }
  });

  it('is one message where a channel is both an alert channel and follows', async () => {
    const { store, ingestScan, messagesIn, waitForText } = running();
    await addAlertChannel(store, seeded.general);
    await followIn(store, seeded.general, NUMBER);
    await ingestScan(NUMBER, 'marker 1');
    await waitForText(seeded.general, 'marker 1');
    await settled(running());
    expect(await messagesIn(seeded.general)).toHaveLength(1);
  });

  it('is nobody once the parcel is unfollowed or the place forgotten', async () => {
    const { alerts, store, ingestScan, messagesIn } = running();
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    await store.personal.delete(seeded.mo);
    await ingestScan(NUMBER, 'marker 1');
    await settled(running());
    expect(await messagesIn(seeded.dmMo)).toHaveLength(0);
    expect(await store.personal.show(seeded.mo)).toEqual({
      parcels: [],
      products: [],
      alertChannels: 0,
      pending: 0,
      settings: false,
      replies: 0,
    });
  });
});

describe('batches', () => {
  const product = { platform: 'weidian', id: '7212345601' };
  const batch = (sku: string, ...photos: string[]) =>
    qcSetUpdate(product, { date: '2026-11-20', sku, photos });
  let ingest = 0;
  const ingestUpdate = async (updates: ReturnType<typeof batch>) => {
    ingest += 1;
    const event = {
      digest: `batch ${ingest}`,
      kind: 'qc.batch.created',
      source: 'webhook',
      createdAt: clock(),
      receivedAt: clock(),
      body: '{}',
      updates: [updates],
    } as const;
    return (await running().alerts.ingest(event)).destinationIds.length;
  };

  it('are the same when told first without their photos and then with them, and the other way round', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await ingestUpdate(batch('Red'))).toBe(1);
    expect(await ingestUpdate(batch('Red', 'https://cdn.example/1.jpg'))).toBe(0);
    expect(await ingestUpdate(batch('Red'))).toBe(0);
    expect(await ingestUpdate(batch('Blue', 'https://cdn.example/2.jpg'))).toBe(1);
    expect(await ingestUpdate(batch('Blue'))).toBe(0);
  });

  it('of one SKU on one day are different when their photos are', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await ingestUpdate(batch('Red', 'https://cdn.example/1.jpg'))).toBe(1);
    expect(await ingestUpdate(batch('Red', 'https://cdn.example/9.jpg'))).toBe(1);
  });
});

describe('an event that describes no batch', () => {
  const product = { platform: 'weidian', id: '7212345601' } as const;
  const ingestUpdate = async (createdAt: number) => {
    const event = { kind: 'qc.batch.created', source: 'webhook', createdAt, receivedAt: clock() } as const;
    const updates = [undescribedQcSetUpdate(product, createdAt)];
    running().api.invalidateQc(product);
    const incomingEvent = { ...event, digest: randomUUID(), body: '{}', updates };
    return (await running().alerts.ingest(incomingEvent)).destinationIds.length;
  };

  it('tells of another one each time', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await ingestUpdate(1)).toBe(1);
    expect(await ingestUpdate(2)).toBe(1);
    expect(await ingestUpdate(2)).toBe(0);
  });

  it('is told once, though the poller finds the batch with all that is known of it', async () => {
    const { alerts, service, store, waitForText } = running();
    await alerts.follow.product(mo, product, seeded.mo);
    const batch = service.service.qc.addBatch(product);
    if (batch === null) throw new Error('the sample takes no batch');
    expect(await ingestUpdate(clock() + 1)).toBe(1);
    await waitForText(seeded.dmMo, batch.sku);
    await pollLater(running());
    expect(await store.events.list({}, 10)).toMatchObject([{ source: 'webhook' }]);
  });
});

describe('a locked database', () => {
  it('delays events and what became of messages, and loses nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'locked-'));
    const databasePath = join(folder, 'haulmate.db');
    const alerting = await startAlerts({ databasePath });
    const other = new SQLite(databasePath);
    try {
      await addAlertChannel(alerting.store, seeded.parcels);
      other.exec('BEGIN IMMEDIATE');
      const accepted = alerting.ingestScan(NUMBER, 'marker 1');
      setTimeout(() => other.exec('COMMIT'), 700);
      expect(await accepted).toBe(true);
      await alerting.waitForText(seeded.parcels, 'marker 1');
      await settled(alerting);

      other.exec('BEGIN IMMEDIATE');
      await expect(alerting.ingestScan(NUMBER, 'marker 2')).rejects.toThrow(/locked/);
      other.exec('COMMIT');
      expect(await alerting.ingestScan(NUMBER, 'marker 3')).toBe(true);
      await alerting.waitForText(seeded.parcels, 'marker 3');
      await settled(alerting);
      expect(alertLinesIn(await alerting.messagesIn(seeded.parcels), /marker \d/g)).toEqual([
        'marker 1',
        'marker 3',
      ]);
    } finally {
      other.close();
      await alerting.stop();
      await rm(folder, { recursive: true });
    }
  });
});

it('tells of a scan that comes after the one that followed it', async () => {
  const { alerts, api, store, waitForText } = running();
  await addAlertChannel(store, seeded.parcels);
  const [newest, earlier] = (await api.tracking(NUMBER)).data.updates;
  if (newest === undefined || earlier === undefined) throw new Error('the sample has too few scans');
  const alertOf = async (scan: TrackingUpdate) => {
    const now = clock();
    const event = { kind: 'tracking.updated', source: 'webhook', createdAt: now, receivedAt: now } as const;
    const updates = [scanUpdate(NUMBER, scan)];
    await alerts.ingest({ ...event, digest: `of ${scan.status}`, body: '{}', updates });
    return allTextOf(await waitForText(seeded.parcels, `**${scan.status}**`));
  };
  expect(await alertOf(newest)).toContain(`Previously: ${earlier.status}`);
  await alertOf(earlier);
});
