import { seeded } from '../../../sandbox/seed.ts';
import type { Store } from '../../../src/store/index.ts';
import { DAY_MS, FILLED_AT, HOUR_MS, PARCEL, PRODUCT_KEY } from './world.ts';

const YESTERDAY = FILLED_AT - DAY_MS;
const NO_LIMIT = 1_000;
const VARIANT = { variant: 'Black;43', variantName: 'Black, 43' } as const;

/** Settings of a server, of channels and of people, and what belongs to the installation. */
export async function fillSettings(store: Store): Promise<void> {
  const { settings, chatReplies } = store;
  await store.owner.adopt(seeded.bot);
  await store.processStarts.add(FILLED_AT - HOUR_MS);
  await store.exchangeRates.setAt('CNY/EUR=0.12', YESTERDAY);
  await store.agents.add(['cnfans', 'kakobuy'], YESTERDAY);
  await settings.updateGuild(seeded.haulClub, {
    ...{ autoConvert: true, agents: ['kakobuy', 'cnfans'], language: 'de', locale: 'en-US' },
    ...{ currency: 'EUR', haulButtons: false, kilogramPrice: { amount: 92, currency: 'CNY' } },
  });
  await settings.updateChannel(seeded.haulClub, seeded.general, { autoConvert: false });
  await settings.updateChannel(seeded.haulClub, seeded.announcements, { refusedAt: YESTERDAY });
  await settings.updateUser(seeded.ada, { optedOut: true, agents: ['superbuy'], currency: 'USD' });
  await settings.updateUser(seeded.mo, {
    kilogramPrice: { amount: 11.5, currency: 'EUR' },
    currencyOfferEndsAt: FILLED_AT + DAY_MS,
  });
  await chatReplies.add({
    ...{ sourceId: '1300000000000000201', channelId: seeded.parcels, replyId: '1300000000000000202' },
    ...{ authorId: seeded.mo, editedAt: null, repliedAt: YESTERDAY, products: [PRODUCT_KEY] },
  });
}

/** Products that people looked at, prices that they watch, and hauls: open with watches, closed and shared. */
export async function fillHauls(store: Store): Promise<void> {
  const { hauls, destinations, topics, follows } = store;
  await store.products.remember({ key: PRODUCT_KEY, title: 'Shoes 球鞋', image: null }, YESTERDAY);
  await store.products.markSeen(seeded.mo, PRODUCT_KEY, YESTERDAY);
  const items = [
    { product: PRODUCT_KEY, ...VARIANT },
    { product: 'taobao:712345678901', quantity: 3 },
  ];
  const open = (await hauls.create(seeded.mo, { name: 'Winter „漢“', divisor: 8000, items }, YESTERDAY)) ?? 0;
  await hauls.setParcels(seeded.mo, open, [PARCEL], YESTERDAY);
  const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'de' } as const;
  const destinationId = await destinations.upsert(dm);
  await fillPrices(store, destinationId, open);
  const topicId = await topics.upsert({ kind: 'product', key: 'taobao:712345678901' }, YESTERDAY);
  await follows.add({ topicId, destinationId, userId: seeded.mo, haulId: open }, NO_LIMIT, YESTERDAY);
  const closed = (await hauls.create(seeded.mo, { name: 'Spring' }, YESTERDAY - DAY_MS)) ?? 0;
  await hauls.close(seeded.mo, closed, YESTERDAY);
  await hauls.setDivisor(seeded.mo, open, 6000, FILLED_AT);
  await store.sharedHauls.add(seeded.mo, open, FILLED_AT, {
    isNamed: true,
    kilogramPrice: { amount: 62, currency: 'CNY' },
  });
  await store.sharedPosts.add({
    ...{ messageId: '1300000000000000301', channelId: seeded.parcels },
    ...{ userId: seeded.mo, isNamed: true, postedAt: FILLED_AT },
  });
  const poll = { messageId: '1300000000000000302', endsAt: FILLED_AT + DAY_MS };
  await store.channelPolls.posted({ channelId: seeded.qcPhotos, product: PRODUCT_KEY }, poll);
}

async function fillPrices({ priceWatches, prices }: Store, destinationId: number, haulId: number) {
  const conditions = { cheaper: true, below: 199.5, restock: true, fewLeft: 3 };
  const watched = { product: PRODUCT_KEY, ...VARIANT, currency: 'CNY', nextPollAt: FILLED_AT + HOUR_MS };
  const watch = { userId: seeded.mo, destinationId, ...conditions, ...watched, haulId };
  await priceWatches.add(watch, NO_LIMIT, YESTERDAY);
  const [own] = await priceWatches.list(seeded.mo);
  for (const [price, at] of [
    [239, YESTERDAY],
    [219, FILLED_AT],
  ] as const) {
    await prices.record(PRODUCT_KEY, VARIANT.variant, { price, stock: 12 }, at);
    await priceWatches.markSeen(own?.topicId ?? 0, { price, stock: 12 });
  }
}
