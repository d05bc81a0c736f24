import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { type Absorb, createAbsorb } from '../../src/alerts/absorb.ts';
import { batchNews, scanNews, undescribedBatchNews } from '../../src/alerts/news.ts';
import { createPoll } from '../../src/alerts/poll.ts';
import type { TrackingUpdate } from '../../src/api/index.ts';
import { createLog } from '../../src/log.ts';
import { uncounted } from '../../src/metrics.ts';
import { type Alerting, startAlerting, useAlerting } from '../support/alerting.ts';
import { addAlertChannel, followIn } from '../support/alerting-store.ts';
import { everything } from '../support/as-user.ts';
import { toldIn } from '../support/threads.ts';

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
const running = useAlerting({ clock });

/** A poller over the running parts, made to look at once. */
function pollNow({ store, api, alerts }: Alerting): Promise<void> {
  const absorb: Absorb = createAbsorb({ store, accept: alerts.accept });
  const log = createLog('silent');
  return createPoll({ store, api, absorb, log, clock, metrics: uncounted, minutes: 30 }).tick();
}

/** Long enough for every poll to be due, and for the cache to be old. */
async function pollLater(alerting: Alerting): Promise<void> {
  offsetMs += 25 * HOUR_MS;
  await pollNow(alerting);
}

const settled = (alerting: Alerting) =>
  expect.poll(async () => (await alerting.store.deliveries.backlog()).waiting, { timeout: 10_000 }).toBe(0);

it('an outage is no quiet poll, also where the service’s last answer is remembered', async () => {
  const { alerts, service, store } = running();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo);
  const topicId = await store.topics.remember({ kind: 'parcel', key: NUMBER }, clock());
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
  const topicId = await store.topics.remember({ kind: 'parcel', key: NUMBER }, clock());
  expect(await store.follows.isSynced(topicId)).toBe(false);
  expect((await store.topics.due(clock(), 1)).map(({ id }) => id)).toEqual([topicId]);
});

describe('the first sync', () => {
  it('of a followed parcel is silent; what comes later is told once, however it is found', async () => {
    const { alerts, service, standing, said } = running();
    expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo)).toBe('added');
    await pollLater(running());
    await settled(running());
    expect(await standing(seeded.dmMo)).toHaveLength(0);

    const scan = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await said(seeded.dmMo, scan?.status ?? '?');
    if (scan === null) throw new Error('the sample has no scan left');
    const event = {
      digest: 'the webhook',
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: clock(),
      receivedAt: clock(),
      body: '{}',
      news: [scanNews(NUMBER, scan)],
    } as const;
    expect((await alerts.accept(event)).placeIds).toEqual([]);
    await pollLater(running());
    await settled(running());
    expect(await standing(seeded.dmMo)).toHaveLength(1);
  });

  it('that fails leaves the follow; later it is silent, too', async () => {
    const { alerts, service, standing, store } = running();
    service.service.fault.set('500');
    expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo)).toBe('added');
    service.service.fault.set(null);
    await pollLater(running());
    await settled(running());
    expect(await standing(seeded.dmMo)).toHaveLength(0);
    expect((await store.follows.list(seeded.mo, 'parcel'))[0]?.newest).not.toBeNull();
  });

  it('of a second follower tells the first one what it finds', async () => {
    const { alerts, service, said, standing } = running();
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    const scan = service.service.parcels.advance(NUMBER);
    offsetMs += 2 * HOUR_MS;
    await alerts.follow.parcel(general, NUMBER, seeded.ada);
    await said(seeded.dmMo, scan?.status ?? '?');
    await settled(running());
    expect(await standing(seeded.general)).toHaveLength(0);
  });
});

describe('polling', () => {
  it('finds new photos of a watched product', async () => {
    const { alerts, service, said } = running();
    const product = SAMPLES.products[0];
    if (product === undefined) throw new Error('no sample');
    await alerts.follow.product(mo, product, seeded.mo);
    const batch = service.service.qc.addBatch(product);
    await pollLater(running());
    expect(everything(await said(seeded.dmMo, 'New QC photos'))).toContain(batch?.photos[0]);
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
    expect(asked.size).toBeLessThanOrEqual(api.share);
    service.service.fault.set(null);
  });

  it('tells nobody beyond the follower about a parcel that is followed in a DM, but alert channels about one followed in the open', async () => {
    const { alerts, store, service, said, standing } = running();
    await addAlertChannel(store, seeded.parcels);
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    const scan = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await said(seeded.dmMo, scan?.status ?? '?');
    await settled(running());
    expect(await standing(seeded.parcels)).toHaveLength(0);

    await alerts.follow.parcel(general, NUMBER, seeded.ada);
    const next = service.service.parcels.advance(NUMBER);
    await pollLater(running());
    await said(seeded.parcels, next?.status ?? '?');
    await said(seeded.general, next?.status ?? '?');
  });
});

describe('who hears of an event', () => {
  it('with HOME_GUILD_IDS: home hears all, another server only what is followed in its channels', async () => {
    const alerting = await startAlerting({ homeGuilds: ['100000000000000000'] });
    const { store, tell, said, standing, stop } = alerting;
    try {
      await addAlertChannel(store, seeded.parcels);
      await tell('LP00123456784821CN', 'marker 1');
      await settled(alerting);
      expect(await standing(seeded.parcels)).toHaveLength(0);
      await followIn(store, seeded.general, 'LP00123456784821CN');
      await tell('LP00123456784821CN', 'marker 2');
      await said(seeded.parcels, 'marker 2');
      await said(seeded.general, 'marker 2');
    } finally {
      await stop();
    }
  });

  it('is one message where a channel is both an alert channel and follows', async () => {
    const { store, tell, standing, said } = running();
    await addAlertChannel(store, seeded.general);
    await followIn(store, seeded.general, NUMBER);
    await tell(NUMBER, 'marker 1');
    await said(seeded.general, 'marker 1');
    await settled(running());
    expect(await standing(seeded.general)).toHaveLength(1);
  });

  it('is nobody once the parcel is unfollowed or the place forgotten', async () => {
    const { alerts, store, tell, standing } = running();
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    await store.personal.delete(seeded.mo);
    await tell(NUMBER, 'marker 1');
    await settled(running());
    expect(await standing(seeded.dmMo)).toHaveLength(0);
    expect(await store.personal.show(seeded.mo)).toEqual({
      parcels: [],
      products: [],
      alertChannels: 0,
      waiting: 0,
      settings: false,
      replies: 0,
    });
  });
});

describe('batches', () => {
  const product = { platform: 'weidian', id: '7212345601' };
  const batch = (sku: string, ...photos: string[]) => batchNews(product, { date: '2026-11-20', sku, photos });
  let arrivals = 0;
  const arrive = async (news: ReturnType<typeof batch>) => {
    arrivals += 1;
    const event = {
      digest: `batch ${arrivals}`,
      kind: 'qc.batch.created',
      source: 'webhook',
      createdAt: clock(),
      receivedAt: clock(),
      body: '{}',
      news: [news],
    } as const;
    return (await running().alerts.accept(event)).placeIds.length;
  };

  it('are the same when told first without their photos and then with them, and the other way round', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await arrive(batch('Red'))).toBe(1);
    expect(await arrive(batch('Red', 'https://cdn.example/1.jpg'))).toBe(0);
    expect(await arrive(batch('Red'))).toBe(0);
    expect(await arrive(batch('Blue', 'https://cdn.example/2.jpg'))).toBe(1);
    expect(await arrive(batch('Blue'))).toBe(0);
  });

  it('of one SKU on one day are different when their photos are', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await arrive(batch('Red', 'https://cdn.example/1.jpg'))).toBe(1);
    expect(await arrive(batch('Red', 'https://cdn.example/9.jpg'))).toBe(1);
  });
});

describe('an event that describes no batch', () => {
  const product = { platform: 'weidian', id: '7212345601' } as const;
  const arrive = async (createdAt: number) => {
    const event = { kind: 'qc.batch.created', source: 'webhook', createdAt, receivedAt: clock() } as const;
    const news = [undescribedBatchNews(product, createdAt)];
    running().api.outdateQc(product);
    const arrival = { ...event, digest: randomUUID(), body: '{}', news };
    return (await running().alerts.accept(arrival)).placeIds.length;
  };

  it('tells of another one each time', async () => {
    await addAlertChannel(running().store, seeded.qcPhotos, 'qc');
    expect(await arrive(1)).toBe(1);
    expect(await arrive(2)).toBe(1);
    expect(await arrive(2)).toBe(0);
  });

  it('is told once, though the poller finds the batch with all that is known of it', async () => {
    const { alerts, service, store, said } = running();
    await alerts.follow.product(mo, product, seeded.mo);
    const batch = service.service.qc.addBatch(product);
    if (batch === null) throw new Error('the sample takes no batch');
    expect(await arrive(clock() + 1)).toBe(1);
    await said(seeded.dmMo, batch.sku);
    await pollLater(running());
    expect(await store.events.list({}, 10)).toMatchObject([{ source: 'webhook' }]);
  });
});

describe('a locked database', () => {
  it('delays events and what became of messages, and loses nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'locked-'));
    const databasePath = join(folder, 'haulmate.db');
    const alerting = await startAlerting({ databasePath });
    const other = new SQLite(databasePath);
    try {
      await addAlertChannel(alerting.store, seeded.parcels);
      other.exec('BEGIN IMMEDIATE');
      const accepted = alerting.tell(NUMBER, 'marker 1');
      setTimeout(() => other.exec('COMMIT'), 700);
      expect(await accepted).toBe(true);
      await alerting.said(seeded.parcels, 'marker 1');
      await settled(alerting);

      other.exec('BEGIN IMMEDIATE');
      await expect(alerting.tell(NUMBER, 'marker 2')).rejects.toThrow(/locked/);
      other.exec('COMMIT');
      expect(await alerting.tell(NUMBER, 'marker 3')).toBe(true);
      await alerting.said(seeded.parcels, 'marker 3');
      await settled(alerting);
      expect(toldIn(await alerting.standing(seeded.parcels), /marker \d/g)).toEqual(['marker 1', 'marker 3']);
    } finally {
      other.close();
      await alerting.stop();
      await rm(folder, { recursive: true });
    }
  });
});

it('tells of a scan that comes after the one that followed it', async () => {
  const { alerts, api, store, said } = running();
  await addAlertChannel(store, seeded.parcels);
  const [newest, earlier] = (await api.tracking(NUMBER)).data.updates;
  if (newest === undefined || earlier === undefined) throw new Error('the sample has too few scans');
  const alertOf = async (scan: TrackingUpdate) => {
    const now = clock();
    const event = { kind: 'tracking.updated', source: 'webhook', createdAt: now, receivedAt: now } as const;
    const news = [scanNews(NUMBER, scan)];
    await alerts.accept({ ...event, digest: `of ${scan.status}`, body: '{}', news });
    return everything(await said(seeded.parcels, `**${scan.status}**`));
  };
  expect(await alertOf(newest)).toContain(`Previously: ${earlier.status}`);
  await alertOf(earlier);
});
