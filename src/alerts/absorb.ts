import type { Api, AskOptions } from '../api/index.ts';
import type { Store, TellableNews, Topic } from '../store/index.ts';
import { batchesNewestFirst } from '../views/qc.ts';
import type { Accept } from './accept.ts';
import { batchNews, productOf, readBatch, readScan, scanNews } from './news.ts';

/** Everything the service says about a topic, oldest first, and when it said so. */
export interface Sighting {
  readonly news: readonly TellableNews[];
  readonly checkedAt: number;
}

const KINDS = { tracking: 'tracking.updated', qc: 'qc.batch.created' } as const;

/** @throws ApiError */
export async function look(api: Api, topic: Topic, asking: AskOptions): Promise<Sighting> {
  if (topic.kind === 'parcel') {
    const { data, checkedAt } = await api.tracking(topic.key, asking);
    return { news: data.updates.toReversed().map((scan) => scanNews(topic.key, scan)), checkedAt };
  }
  const product = productOf(topic.key);
  const { data, checkedAt } = await api.qc(product, asking);
  const batches = batchesNewestFirst(data).toReversed();
  return { news: batches.map((batch) => batchNews(product, batch)), checkedAt };
}

/**
 * Takes in what the service says about a followed topic. For followers who have not been synced yet everything is old;
 * the others are told what is new through `accept`, like any event.
 * @returns how much was new
 */
export function createAbsorb({ store, accept }: { store: Store; accept: Accept }) {
  return async (topicId: number, { news, checkedAt }: Sighting): Promise<number> => {
    const unknown = await store.news.unknown(topicId, news);
    if (!(await store.follows.isSynced(topicId))) {
      // In this order: cut short in between, the whole history would be told as new the next time.
      await store.news.remember(topicId, unknown, checkedAt);
      await store.follows.setBaseline(topicId, checkedAt);
      return 0;
    }
    await store.follows.setBaseline(topicId, checkedAt);
    for (const item of unknown) {
      await accept({
        digest: `poll:${topicId}:${item.key}`,
        kind: KINDS[item.event],
        source: 'poll',
        createdAt: checkedAt,
        receivedAt: checkedAt,
        body: envelopeOf(item, checkedAt),
        news: [item],
        wantedFor: topicId,
      });
    }
    return unknown.length;
  };
}

/** As the service would have told it, so that both kinds of event read the same. */
function envelopeOf({ event, topic, data }: TellableNews, checkedAt: number): string {
  const { platform, id } = productOf(topic.key);
  return JSON.stringify({
    event: KINDS[event],
    created: new Date(checkedAt).toISOString(),
    data:
      topic.kind === 'parcel'
        ? { tracking_id: topic.key, latest: readScan(data) }
        : { platform, product_id: id, batch: readBatch(data) },
  });
}

export type Absorb = ReturnType<typeof createAbsorb>;
