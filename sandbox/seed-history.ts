import { parcelTopic } from '../src/domain/alerts/topic.ts';
import { variantKey } from '../src/domain/products/qc-sets.ts';
import { createArrivals } from '../src/parcels/arrival.ts';
import { createNumberHash } from '../src/parcels/number-hash.ts';
import { type NewHaulItem, openStore, type Store } from '../src/store/index.ts';
import { deliveredHistory } from './delivered-history.ts';
import { deliveredParcels } from './delivered-parcels.ts';
import { LOCAL_TOKEN } from './discord.ts';
import { seeded } from './seed.ts';

/** Fills a new database with what happened before: delivered parcels, which say what is usual, a product's prices, and a haul. */
export async function seedHistory(databasePath: string, now: number): Promise<void> {
  const store = openStore(databasePath);
  for (const { number, from, to, days, deliveredAt } of deliveredHistory(now)) {
    const topicId = await store.topics.upsert(parcelTopic(number), deliveredAt);
    await store.routes.recordDelivery(topicId, { from, to }, days, deliveredAt);
  }
  await seedArrivals(store, now);
  await seedPriceHistory(store, now);
  await seedHaul(store, now);
  await store.close();
}

/** Lets the bot learn from parcels that arrived before, so that its parcels have dates from the first minute. */
async function seedArrivals(store: Pick<Store, 'arrivals'>, now: number): Promise<void> {
  const arrivals = createArrivals({ store, hash: createNumberHash(LOCAL_TOKEN) });
  for (const { deliveredAt, ...parcel } of deliveredParcels(now))
    await arrivals.learn(parcel, { at: deliveredAt, watched: false });
}

/** One of them twice, and the tote without figures: each line of a haul's card has something to say. */
const ITEMS: readonly NewHaulItem[] = [
  chosen('weidian:7212345601', 'Navy / White, 40'),
  { ...chosen('weidian:7298804417', 'Washed Black, L'), quantity: 2 },
  chosen('weidian:7240011900', 'Brown strap'),
  chosen('weidian:7240011893', 'Khaki'),
  chosen('weidian:7240019999', 'Brown'),
];

/** Gives Ada a haul, so that `/haul` has something to show. */
async function seedHaul(store: Pick<Store, 'hauls'>, now: number): Promise<void> {
  await store.hauls.create(seeded.ada, { name: 'Spring haul', items: ITEMS }, now);
}

function chosen(product: string, variantName: string): NewHaulItem {
  return { product, variant: variantKey(variantName), variantName };
}

const DAY_MS = 86_400_000;

/** The tote's prices before the sandbox started: for so many days, it cost so much. */
const TOTE = 'weidian:7240011893';
const PRICES: readonly (readonly [daysAgo: number, price: number])[] = [
  [62, 96],
  [52, 92],
  [45, 96],
  [15, 89],
];

/** Fills in what the tote cost in the last two months, so that a price watch has something to show. */
async function seedPriceHistory(store: Pick<Store, 'prices'>, now: number): Promise<void> {
  for (const [daysAgo, price] of PRICES)
    await store.prices.record(TOTE, '', { price, stock: 200 }, now - daysAgo * DAY_MS);
}
