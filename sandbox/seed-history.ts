import { parcelTopic } from '../src/domain/topic.ts';
import { openStore } from '../src/store/index.ts';
import { deliveredHistory } from './delivered-history.ts';

/** Fills a new database with delivered parcels, so that the bot knows how long a parcel usually takes. */
export async function seedHistory(databasePath: string, now: number): Promise<void> {
  const store = openStore(databasePath);
  for (const { number, from, to, days, deliveredAt } of deliveredHistory(now)) {
    const topicId = await store.topics.upsert(parcelTopic(number), deliveredAt);
    await store.routes.recordDelivery(topicId, { from, to }, days, deliveredAt);
  }
  await store.close();
}
