import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Destination, isDigestKey, type Store } from '../../src/store/index.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  DAY_MS,
  incomingEvent,
  NOW,
  scan,
} from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const HOUR_MS = DAY_MS / 24;
/** NOW is noon. */
const NONE = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };
const QUIET_NOW = { ...NONE, quietFrom: 11 * 60, quietUntil: 15 * 60 };
const NIGHT = { ...NONE, quietFrom: 22 * 60, quietUntil: 7 * 60 };
const DIGEST = { ...NONE, digestAt: 13 * 60 };

let store: Store;
let destinationId: number;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
  destinationId = await addAlertChannelIn(store, '1', 'channel');
});
afterEach(() => store.close());

let serial = 0;
async function ingestScan(receivedAt = NOW): Promise<void> {
  serial += 1;
  const updates = [scan(`scan ${serial}`, `LP${serial}00000CN`)];
  await store.ingest.record([incomingEvent(`event ${serial}`, { receivedAt, updates })]);
}
const counts = async () => {
  const { pending, held } = await store.deliveries.backlog();
  return { pending, held };
};
const destination = async () => (await store.destinations.get(destinationId)) as Destination;

describe('configuring quiet hours', () => {
  it('holds back what arrives in them, and nothing else', async () => {
    await store.holds.configure(destinationId, NIGHT, NOW);
    await ingestScan(NOW);
    await ingestScan(NOW + 10 * HOUR_MS);
    expect(await counts()).toEqual({ pending: 1, held: 1 });
  });

  it('releases what is about a suspended channel alone, since its message has more than a line', async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
    const topicId = await store.topics.upsert({ kind: 'destination', key: '7' }, NOW);
    const notice = { notice: 'suspended', key: 'k', data: '{}', importance: 'problem' } as const;
    await store.notices.recordFor(topicId, notice, [destinationId], NOW);
    await ingestScan();
    await store.holds.configure(destinationId, NONE, NOW + 5);
    const [scanned, suspended, scannedLater] = await store.deliveries.pending(destinationId, 10);
    expect(suspended?.notice).toBe('suspended');
    expect(isDigestKey(suspended?.batchKey ?? '')).toBe(true);
    expect(suspended?.batchKey).not.toBe(scanned?.batchKey);
    expect(scannedLater?.batchKey).toBe(scanned?.batchKey);
  });

  it.each([
    ['without any', NONE],
    ['with others that are to come', NIGHT],
  ])('anew, %s, releases what is held, as one batch', async (_how, times) => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
    await ingestScan();
    await store.holds.configure(destinationId, times, NOW + 5);
    const [one, other] = await store.deliveries.pending(destinationId, 10);
    expect(one?.batchKey).toBe(other?.batchKey);
    expect(isDigestKey(one?.batchKey ?? '')).toBe(true);
    expect(one?.batchKey?.length).toBeLessThanOrEqual(25);
    expect(one?.createdAt).toBe(NOW + 5);
  });

  it('with a later end lets what is held wait for it', async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
    await store.holds.configure(destinationId, { ...QUIET_NOW, quietUntil: 16 * 60 }, NOW);
    expect(await counts()).toEqual({ pending: 0, held: 1 });
    expect((await destination()).heldUntil).toBe(NOW + 4 * HOUR_MS);
  });
});

describe('a hold', () => {
  it('is due at its end, and not before', async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    expect(await store.holds.due(NOW + 3 * HOUR_MS - 1, 10)).toEqual([]);
    expect(await store.holds.due(NOW + 3 * HOUR_MS, 10)).toEqual([destinationId]);
  });

  it('is released once, and the next one is set', async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
    const end = NOW + 3 * HOUR_MS;
    expect(await store.holds.release(destinationId, end)).toBe(1);
    expect(await store.holds.release(destinationId, end)).toBe(0);
    expect(await destination()).toMatchObject({
      holdFrom: NOW + 23 * HOUR_MS,
      heldUntil: NOW + 27 * HOUR_MS,
    });
    await ingestScan(end);
    expect(await counts()).toEqual({ pending: 2, held: 0 });
  });

  it('that was missed in a long stop waits for the end of the quiet hours that last now', async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
    expect(await store.holds.release(destinationId, NOW + 2 * DAY_MS)).toBe(0);
    expect(await store.holds.release(destinationId, NOW + 2 * DAY_MS + 3 * HOUR_MS)).toBe(1);
  });

  it('until a digest begins again as soon as the digest is due', async () => {
    await store.holds.configure(destinationId, DIGEST, NOW);
    await ingestScan();
    expect(await store.holds.release(destinationId, NOW + HOUR_MS)).toBe(1);
    await ingestScan(NOW + HOUR_MS);
    expect(await counts()).toEqual({ pending: 1, held: 1 });
  });

  it.each([
    ['quiet hours', NIGHT, 0],
    ['a digest', DIGEST, 1],
  ])('of %s does not last a year when the clock was a year ahead', async (_which, times, held) => {
    await store.holds.configure(destinationId, times, NOW + 365 * DAY_MS);
    await ingestScan(NOW + 365 * DAY_MS + 11 * HOUR_MS);
    expect(await store.holds.due(NOW, 10)).toEqual([destinationId]);
    await store.holds.release(destinationId, NOW);
    expect((await destination()).heldUntil).toBeLessThanOrEqual(NOW + DAY_MS);
    expect(await counts()).toEqual({ pending: 1 - held, held });
    expect(await store.holds.due(NOW, 10)).toEqual([]);
  });
});

it('nothing overtakes a held delivery when the clock is set back to before the hold', async () => {
  await store.holds.configure(destinationId, QUIET_NOW, NOW);
  await ingestScan(NOW);
  await ingestScan(NOW - 2 * HOUR_MS);
  expect(await counts()).toEqual({ pending: 0, held: 2 });
});

it('a thousand deliveries are one batch at most', async () => {
  await store.holds.configure(destinationId, QUIET_NOW, NOW);
  const updates = Array.from({ length: 1_001 }, (_, index) => scan(`scan ${index}`));
  await store.ingest.record([incomingEvent('event', { receivedAt: NOW, updates })]);
  await store.holds.release(destinationId, NOW + 3 * HOUR_MS);
  const pending = await store.deliveries.pending(destinationId, 2_000);
  const keys = [...new Set(pending.map(({ batchKey }) => batchKey ?? ''))];
  const sizes = await Promise.all(keys.map((key) => store.deliveries.inBatch(destinationId, key)));
  expect(sizes.map(({ length }) => length)).toEqual([1_000, 1]);
});

describe('held deliveries', () => {
  beforeEach(async () => {
    await store.holds.configure(destinationId, QUIET_NOW, NOW);
    await ingestScan();
  });

  it('are withdrawn when their alert channel is removed', async () => {
    const [channel] = await store.alertChannels.list('1');
    await store.alertChannels.remove('1', channel?.id ?? 0);
    expect(await counts()).toEqual({ pending: 0, held: 0 });
  });

  it('are withdrawn when the channel asks for less', async () => {
    const [channel] = await store.alertChannels.list('1');
    await store.alertChannels.setLevel('1', channel?.id ?? 0, 'problems');
    expect(await counts()).toEqual({ pending: 0, held: 0 });
  });

  it('expire when nothing releases them', async () => {
    expect(await store.deliveries.expire(NOW, 'too old', NOW + DAY_MS, 10)).toBe(0);
    expect(await store.deliveries.expire(NOW + 1, 'too old', NOW + DAY_MS, 10)).toBe(1);
    expect(await counts()).toEqual({ pending: 0, held: 0 });
  });

  it('are shown with their event', async () => {
    const [event] = await store.events.list({}, 1);
    expect((await store.events.show(event?.id ?? 0))?.deliveries[0]?.status).toBe('held');
    expect(event?.pending).toBe(1);
  });
});

describe('held deliveries of a person', () => {
  let dm: number;
  beforeEach(async () => {
    dm = await addDestination(store, 'user', '1');
    await addFollow(store, dm, NOW - DAY_MS, 'LP900000CN');
    await store.holds.configure(dm, QUIET_NOW, NOW);
    await store.ingest.record([incomingEvent('theirs', { updates: [scan('one', 'LP900000CN')] })]);
  });

  it('are counted by /privacy show, and gone with their data', async () => {
    expect((await store.personal.show('1')).pending).toBe(1);
    await store.personal.delete('1');
    expect((await store.personal.show('1')).pending).toBe(0);
    expect((await counts()).held).toBe(0);
  });

  it('are withdrawn when they unfollow', async () => {
    const [follow] = await store.follows.list('1', 'parcel');
    await store.follows.remove('1', follow?.id ?? 0);
    expect((await counts()).held).toBe(0);
  });
});

it('a notice that is held is not lost when an option changes', async () => {
  const dm = await addDestination(store, 'user', '5');
  await store.holds.configure(dm, DIGEST, NOW);
  const topicId = await store.topics.upsert({ kind: 'destination', key: '1' }, NOW);
  const notice = { notice: 'suspended', key: 'once', data: '{}', importance: 'problem' } as const;
  await store.notices.recordFor(topicId, notice, [dm], NOW);
  await store.destinations.setOptions(dm, { silent: true });
  expect(await counts()).toEqual({ pending: 0, held: 1 });
});
