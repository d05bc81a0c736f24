import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { Store } from '../../../src/store/index.ts';
import { openUpgraded, type UpgradedDatabase } from '../../support/release-fixture.ts';

const { ada, mo, lin, haulClub } = seeded;
const FILLED_AT = Date.parse('2026-11-28T12:00:00Z');
const YESTERDAY = FILLED_AT - 86_400_000;
const PARCEL = 'LP00123456784821CN';
const PRODUCT = 'weidian:7212345601';
const VARIANT = { product: PRODUCT, variant: 'Black;43', variantName: 'Black, 43' };
/** Destinations of the dumps. */
const IDS = { parcels: 1, qcPhotos: 2, general: 3, finds: 4, announcements: 5, ada: 6, mo: 7, lin: 8 };

let upgraded: UpgradedDatabase;
let store: Store;
beforeAll(async () => {
  upgraded = await openUpgraded('1.0.0');
  store = upgraded.store;
});
afterAll(() => upgraded.close());

describe('a bot that is upgraded from release 1.0.0', () => {
  it('keeps what people follow, with names and levels', async () => {
    const parcels = await store.follows.list(mo, 'parcel');
    expect(parcels.map(({ key, label, level }) => [key, label, level])).toEqual([
      ['YT2632110021889001', null, 'milestones'],
      [PARCEL, 'Winter shoes „自拍“', 'all'],
    ]);
    const shared = await store.follows.list(ada, 'parcel');
    expect(
      shared.map(({ key, destinationDiscordId, label, missing }) => [
        key,
        destinationDiscordId,
        label,
        missing,
      ]),
    ).toEqual([
      ['LX208857143CN', ada, null, true],
      [PARCEL, ada, null, false],
      [PARCEL, seeded.announcements, null, false],
      [PARCEL, seeded.finds, null, false],
      [PARCEL, seeded.general, 'Gift for Mo', false],
    ]);
    expect(await store.follows.labelAt(IDS.general, 1)).toBe('Gift for Mo');
    expect(await store.follows.list(lin, 'parcel')).toMatchObject([{ suspensionReason: 'forbidden' }]);
  });

  it('keeps price watches, with what they last saw', async () => {
    expect(await store.priceWatches.list(mo)).toMatchObject([
      { ...VARIANT, cheaper: true, below: 199.5, restock: true, fewLeft: 3, price: 219, currency: 'CNY' },
    ]);
    const history = await store.prices.history(PRODUCT, VARIANT.variant);
    expect(history.map(({ price }) => price)).toEqual([239, 219]);
    expect(await store.watchedProducts.due(FILLED_AT + 3_600_000, FILLED_AT * 2, 9)).toHaveLength(1);
  });

  it('keeps hauls with their items, parcels, watches and shared copies', async () => {
    const [open, closed] = await store.hauls.list(mo);
    expect([open?.name, closed?.name, closed?.closedAt]).toEqual(['Winter „漢“', 'Spring', YESTERDAY]);
    expect(await store.hauls.get(mo, open?.id ?? 0)).toMatchObject({
      divisor: 6000,
      items: [
        { ...VARIANT, quantity: 1 },
        { product: 'taobao:712345678901', quantity: 3 },
      ],
      parcels: [PARCEL],
    });
    expect(await store.haulWatches.list(mo, open?.id ?? 0)).toHaveLength(2);
    expect(await store.personal.show(mo)).toMatchObject({ sharedHauls: 1, sharedPosts: 1, hauls: 2 });
  });

  it('keeps the archive', async () => {
    expect(await store.archive.list(mo, { offset: 0, limit: 9 })).toMatchObject([
      { number: 'LX208857157CN', days: 11, endedAt: YESTERDAY },
    ]);
  });

  it('keeps alert channels with their roles, levels and pings', async () => {
    expect(await store.alertChannels.list(haulClub)).toMatchObject([
      {
        ...{ channelId: seeded.parcels, event: 'tracking', roleId: seeded.adminRole, mask: true },
        ...{ level: 'milestones', pings: ['problems', 'delivered'] },
      },
      { channelId: seeded.qcPhotos, event: 'qc', roleId: null, mask: false },
    ]);
    expect(await store.destinations.get(IDS.general)).toMatchObject({ quietFrom: 600, quietUntil: 1_000 });
    expect(await store.destinations.get(IDS.announcements)).toMatchObject({
      ...{ liveCards: true, silent: true, defaultLevel: 'problems' },
    });
    expect(await store.destinations.get(IDS.ada)).toMatchObject({ digestAt: 1_100 });
    expect(await store.destinations.get(IDS.finds)).toMatchObject({ forum: true });
  });

  it('keeps the settings of servers, channels and people', async () => {
    const { settings } = store;
    expect(await settings.guild(haulClub)).toMatchObject({
      ...{ autoConvert: true, agents: ['kakobuy', 'cnfans'], language: 'de', locale: 'en-US' },
      ...{ currency: 'EUR', haulButtons: false, kilogramPrice: { amount: 92, currency: 'CNY' } },
    });
    expect(await settings.channels(haulClub)).toEqual([
      { channelId: seeded.general, autoConvert: false, refusedAt: null },
      { channelId: seeded.announcements, autoConvert: null, refusedAt: YESTERDAY },
    ]);
    expect(await settings.user(ada)).toMatchObject({ optedOut: true, agents: ['superbuy'], currency: 'USD' });
    expect(await settings.user(mo)).toMatchObject({ kilogramPrice: { amount: 11.5, currency: 'EUR' } });
  });

  it('keeps the posts that people may take back, replies in chat and running polls', async () => {
    expect(await store.sharedPosts.get('1300000000000000301')).toMatchObject({ userId: mo, isNamed: true });
    expect(await store.chatReplies.byReply('1300000000000000202')).toMatchObject({ authorId: mo });
    const asked = { channelId: seeded.qcPhotos, product: PRODUCT };
    expect(await store.channelPolls.running(asked, FILLED_AT)).toMatchObject({
      messageId: '1300000000000000302',
    });
  });

  it('keeps cards and posts of parcels, and the date that was told', async () => {
    expect(await store.liveCards.get(IDS.finds, 1)).toMatchObject({ threadId: '1300000000000000002' });
    expect(await store.liveCards.get(IDS.announcements, 1)).toMatchObject({
      messageId: '1300000000000000001',
      postedAt: YESTERDAY,
    });
    expect(await store.toldArrivals.get(1)).toMatchObject({
      ...{ earliest: 20_786, likeliest: 20_787, latest: 20_789, toldAt: YESTERDAY },
    });
  });

  it('keeps what it has learned about how long parcels take', async () => {
    const known = (await store.arrivals.samples(['CN DE landed'])).get('CN DE landed');
    expect(known?.map(({ delivered }) => delivered)).toEqual([false, true]);
    expect(await store.arrivals.accuracy()).toMatchObject([{ checkpoint: 'landed', judged: 1, held: 1 }]);
    expect((await store.arrivals.weekdays('DE')).reduce((sum, count) => sum + count)).toBe(1);
  });

  it('keeps alerts pending and held, and the message that was about to be sent', async () => {
    const pendingAt = async (id: number) =>
      (await store.deliveries.pending(id, 9)).map(({ topicKey, batchKey }) => [topicKey, batchKey]);
    expect(await pendingAt(IDS.parcels)).toEqual([[PARCEL, 'nonce-unknown']]);
    expect(await pendingAt(IDS.mo)).toEqual([
      [PARCEL, null],
      ['YT2632110021889001', null],
      [PRODUCT, null],
    ]);
    // Not counting the suspended destination.
    expect(await store.deliveries.backlog()).toMatchObject({ pending: 7, held: 2 });
  });

  it('gives new rows ids that no earlier row had', async () => {
    const id = await store.topics.upsert({ kind: 'parcel', key: 'LP99999999999999CN' }, FILLED_AT);
    const known = await store.follows.list(mo, 'product');
    expect(id).toBeGreaterThan(Math.max(...known.map(({ topicId }) => topicId)));
  });

  it('still belongs to its Discord application', async () => {
    expect(await store.owner.find()).toBe(seeded.bot);
  });
});
