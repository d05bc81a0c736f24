import { seeded } from '../../../sandbox/seed.ts';
import { qcSetUpdate } from '../../../src/alerts/updates.ts';
import type { Store } from '../../../src/store/index.ts';
import {
  DAY_MS,
  FILLED_AT,
  HOUR_MS,
  MISSING_PARCEL,
  PARCEL,
  POLLED_PARCEL,
  PRODUCT,
  PRODUCT_KEY,
  RECEIVED_PARCEL,
  report,
  scan,
} from './world.ts';

const YESTERDAY = FILLED_AT - DAY_MS;
const EARLIER = FILLED_AT - 3 * DAY_MS;
const NO_LIMIT = 1_000;

type Destinations = Awaited<ReturnType<typeof addDestinations>>;

/** Channels, a forum and DMs: with quiet hours, a digest, live cards, and one that is suspended. */
async function addDestinations({ destinations }: Store) {
  const { haulClub: guildId, ada, mo, lin } = seeded;
  const channel = (discordId: string, forum = false) =>
    destinations.upsert({ kind: 'channel', discordId, guildId, locale: 'de', forum });
  const dm = (discordId: string, locale: string) =>
    destinations.upsert({ kind: 'user', discordId, guildId: null, locale });
  return {
    parcels: await channel(seeded.parcels),
    qcPhotos: await channel(seeded.qcPhotos),
    general: await channel(seeded.general),
    finds: await channel(seeded.finds, true),
    announcements: await channel(seeded.announcements),
    ada: await dm(ada, 'en-US'),
    mo: await dm(mo, 'de'),
    lin: await dm(lin, 'zh-CN'),
  };
}

async function addAlertChannels({ alertChannels }: Store, { parcels, qcPhotos }: Destinations) {
  const by = { guildId: seeded.haulClub, addedBy: seeded.ada };
  const tracking = { event: 'tracking', roleId: seeded.adminRole, mask: true, level: 'milestones' } as const;
  await alertChannels.add({ ...by, ...tracking, destinationId: parcels }, EARLIER);
  const [first] = await alertChannels.list(seeded.haulClub);
  await alertChannels.setPings(seeded.haulClub, first?.id ?? 0, ['problems', 'delivered']);
  const qc = { event: 'qc', roleId: null, mask: false } as const;
  await alertChannels.add({ ...by, ...qc, destinationId: qcPhotos }, EARLIER);
}

async function follow(
  { topics, follows }: Store,
  { userId, destinationId, key }: { userId: string; destinationId: number; key: string },
): Promise<number> {
  const kind = key === PRODUCT_KEY ? 'product' : 'parcel';
  const topicId = await topics.upsert({ kind, key }, EARLIER);
  await follows.add({ topicId, destinationId, userId, level: 'milestones' }, NO_LIMIT, EARLIER);
  await follows.setBaseline(topicId, EARLIER);
  await topics.schedule(topicId, FILLED_AT + HOUR_MS, 'increment');
  return topicId;
}

async function addFollows(store: Store, { general, finds, announcements, ada, mo, lin }: Destinations) {
  const { follows } = store;
  const parcel = (userId: string, destinationId: number, key = PARCEL) =>
    follow(store, { userId, destinationId, key });
  const topicId = await parcel(seeded.mo, mo);
  for (const destinationId of [general, finds, announcements, ada]) await parcel(seeded.ada, destinationId);
  await parcel(seeded.lin, lin);
  await parcel(seeded.mo, mo, POLLED_PARCEL);
  await parcel(seeded.mo, mo, PRODUCT_KEY);
  const [own] = await follows.ofTopic(seeded.mo, { kind: 'parcel', key: PARCEL });
  await follows.rename(seeded.mo, own?.id ?? 0, 'Winter shoes „自拍“');
  await follows.setLevel(seeded.mo, own?.id ?? 0, 'all');
  const shared = await follows.find(seeded.ada, topicId, general);
  await follows.rename(seeded.ada, shared?.id ?? 0, 'Gift for Mo');
  await follows.shareLabel(seeded.ada, shared?.id ?? 0, true);
  await follows.markMissing(seeded.ada, await parcel(seeded.ada, ada, MISSING_PARCEL));
  const received = await parcel(seeded.mo, mo, RECEIVED_PARCEL);
  await store.routes.recordDelivery(received, { from: 'CN', to: 'DE' }, 11, YESTERDAY);
  await store.archive.add(seeded.mo, received, { days: 11, endedAt: YESTERDAY }, YESTERDAY);
  return topicId;
}

async function addLiveCards(
  { liveCards, destinations }: Store,
  topicId: number,
  { finds, announcements }: Destinations,
) {
  await destinations.setOptions(announcements, { liveCards: true, silent: true, defaultLevel: 'problems' });
  for (const [destinationId, messageId, threadId] of [
    [announcements, '1300000000000000001', undefined],
    [finds, '1300000000000000002', '1300000000000000002'],
  ] as const) {
    const card = await liveCards.ensure(destinationId, topicId, YESTERDAY);
    await liveCards.posted(card, { messageId, ...(threadId !== undefined && { threadId }) }, YESTERDAY);
    await liveCards.shown(card.id, card.staleAt, YESTERDAY);
  }
}

/** Posts what is pending; where it is refused, it fails. */
async function finishAll({ deliveries }: Store, { lin, ...others }: Destinations): Promise<void> {
  for (const [index, id] of Object.values(others).entries()) {
    const ids = (await deliveries.pending(id, 100)).map((delivery) => delivery.id);
    await deliveries.setBatchKey(ids, `nonce-${index}`, [null]);
    await deliveries.posted(id, ids, `130000000000000010${index}`, YESTERDAY);
  }
  const refused = (await deliveries.pending(lin, 100)).map(({ id }) => id);
  await deliveries.failed(refused, 'expired', YESTERDAY);
}

/**
 * What people follow and what they are told: alerts that are posted, failed, pending, about to be sent, held for
 * quiet hours and for a digest, and at a suspended destination.
 */
export async function fillAlerts(store: Store): Promise<void> {
  const places = await addDestinations(store);
  await addAlertChannels(store, places);
  const topicId = await addFollows(store, places);
  await addLiveCards(store, topicId, places);
  await report(store, scan(PARCEL, '2026-11-26', 'Arrived at destination country'), YESTERDAY);
  await finishAll(store, places);
  const times = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: 'Europe/Berlin' };
  await store.holds.configure(places.general, { ...times, quietFrom: 600, quietUntil: 1_000 }, FILLED_AT - 1);
  await store.holds.configure(places.ada, { ...times, digestAt: 1_100 }, FILLED_AT - 1);
  await report(store, scan(PARCEL, '2026-11-28', 'Out for delivery'), FILLED_AT);
  await report(store, scan(POLLED_PARCEL, '2026-11-28', 'Customs clearance completed'), FILLED_AT, 'poll');
  const photos = ['https://photos.example.com/1.jpg'];
  await report(store, qcSetUpdate(PRODUCT, { date: '2026-11-28', sku: 'Black;43', photos }), FILLED_AT);
  const [next] = await store.deliveries.pending(places.parcels, 1);
  await store.deliveries.setBatchKey([next?.id ?? 0], 'nonce-unknown', [null], seeded.parcels);
  await store.destinations.suspend(places.lin, 'forbidden', FILLED_AT);
  await store.toldArrivals.begin(
    topicId,
    { earliest: 20_786, likeliest: 20_787, latest: 20_789 },
    { now: YESTERDAY, checkAt: FILLED_AT + DAY_MS },
  );
}
