import { parcelTopic } from '../src/domain/topic.ts';
import { openStore } from '../src/store/index.ts';
import { deliveredHistory } from './delivered-history.ts';
import { seedHaul } from './demo-haul.ts';
import { seedPriceHistory } from './price-history.ts';

/** Fills a new database with what happened before: delivered parcels, which say what is usual, a product's prices, and a haul. */
export async function seedHistory(databasePath: string, now: number): Promise<void> {
  const store = openStore(databasePath);
  for (const { number, from, to, days, deliveredAt } of deliveredHistory(now)) {
    const topicId = await store.topics.upsert(parcelTopic(number), deliveredAt);
    await store.routes.recordDelivery(topicId, { from, to }, days, deliveredAt);
  }
  await seedPriceHistory(store, now);
  await seedHaul(store, now);
  await store.close();
}
