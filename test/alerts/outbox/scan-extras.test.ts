import { describe, expect, it, vi } from 'vitest';
import { createAlertExtrasLoader } from '../../../src/alerts/outbox/render-tracking.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import type { Journey } from '../../../src/domain/parcels/journey.ts';
import type { Picture, Pictures } from '../../../src/pictures/index.ts';
import { createLog } from '../../../src/process/log.ts';
import type { Api } from '../../../src/service/index.ts';
import { answerOf, NOW, NUMBER, scanOf } from '../../support/parcel-cards.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const HOUR_MS = 3_600_000;
const picture = { name: 'journey.webp', bytes: new Uint8Array([1]) };
const withoutMoment = ({ at: _at, ...scan }: typeof out) => scan;
const never = () => new Promise<never>(() => {});

const accepted = scanOf({
  date: '2026-11-10',
  status: 'Accepted by carrier',
  location: 'Shenzhen',
  country: 'CN',
});
const out = scanOf({ date: '2026-11-21', status: 'Out for delivery' });
const delivered = scanOf({ date: '2026-11-24', status: 'Delivered' });

/** A delivery about the scan, and what is stored besides. */
async function setUp({
  drawJourney = async () => picture,
  tracking = async () => answerOf([delivered, out, accepted]),
  stored = [],
}: {
  drawJourney?: (journey: Journey) => Promise<Picture | null>;
  tracking?: () => Promise<unknown>;
  stored?: readonly (typeof out)[];
}) {
  const store = openMemoryStore();
  const topic = { kind: 'parcel', key: NUMBER } as const;
  const topicId = await store.topics.upsert(topic, NOW);
  if (stored.length > 0) {
    const mo = { kind: 'user', discordId: '1', guildId: null, locale: 'en-US' } as const;
    const destinationId = await store.destinations.upsert(mo);
    await store.follows.add({ topicId, destinationId, userId: '1' }, 9, NOW);
    await store.follows.setBaseline(topicId, NOW);
    const updates = stored.map((scan) => scanUpdate(NUMBER, withoutMoment(scan)));
    await store.updates.upsert(topicId, updates, NOW);
  }
  const api = { tracking: vi.fn(tracking) };
  const load = createAlertExtrasLoader({
    store,
    api: api as unknown as Api,
    clock: () => NOW,
    log: createLog('silent'),
    pictures: { drawJourney: vi.fn(drawJourney) } as unknown as Pictures,
    pictureWaitMs: 50,
  });
  const { data, at } = scanUpdate(NUMBER, withoutMoment(out));
  const about = {
    id: 1,
    eventId: 1,
    destinationId: 1,
    updateId: 1,
    topicId,
    topicKind: topic.kind,
    topicKey: NUMBER,
  };
  // Posted four days late.
  const delivery = {
    ...about,
    data,
    at,
    notice: null,
    importance: 'milestone',
    seenAt: NOW,
    batchKey: null,
    arrival: null,
    triedIn: null,
    createdAt: NOW + 96 * HOUR_MS,
  } as const;
  return { load: () => load(delivery), api };
}

describe('the day on a card', () => {
  it('is that of the scan, also when the alert is late and the parcel has gone on', async () => {
    const { load, api } = await setUp({ stored: [accepted, out, delivered] });
    const { day, journey } = await load();
    expect([day, journey.state]).toEqual([12, 'out_for_delivery']);
    expect(journey.stops.map(({ city }) => city)).toEqual(['Shenzhen', 'Leipzig']);
    expect(api.tracking).not.toHaveBeenCalled();
  });

  it('is counted from the scans of the service where nobody follows the parcel', async () => {
    const { load } = await setUp({});
    expect(await load()).toMatchObject({ day: 12, journey: { state: 'out_for_delivery' }, picture });
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('down'))],
    ['hangs', never],
  ])('is missing when the service %s', async (_how, tracking) => {
    const { load } = await setUp({ tracking });
    expect(await load()).toMatchObject({ day: null, journey: { state: 'out_for_delivery' } });
  });
});

it('a card waits no longer for a picture than for everything else', async () => {
  const { load } = await setUp({ drawJourney: never, stored: [accepted, out] });
  expect(await load()).toMatchObject({ day: 12, picture: null });
});

it('what is announced at several destinations is loaded once', async () => {
  const { load, api } = await setUp({});
  await Promise.all([load(), load()]);
  await load();
  expect(api.tracking).toHaveBeenCalledTimes(1);
});
