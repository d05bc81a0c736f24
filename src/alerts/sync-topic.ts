import type { Api, RequestOptions } from '../api/index.ts';
import { setsNewestFirst } from '../domain/qc-sets.ts';
import type { AlertableUpdate, Store, Topic } from '../store/index.ts';
import type { Ingest } from './ingest/ingest.ts';
import { batchUpdate, productOf, readBatch, readScan, scanUpdate } from './updates.ts';

/** Everything the service says about a topic, oldest first, and when it said so. */
export interface Snapshot {
  readonly updates: readonly AlertableUpdate[];
  readonly checkedAt: number;
}

const KINDS = { tracking: 'tracking.updated', qc: 'qc.batch.created' } as const;

/** @throws ApiError */
export async function fetchSnapshot(
  api: Api,
  topic: Topic,
  requestOptions: RequestOptions,
): Promise<Snapshot> {
  if (topic.kind === 'parcel') {
    const { data, checkedAt } = await api.tracking(topic.key, requestOptions);
    return { updates: data.updates.toReversed().map((scan) => scanUpdate(topic.key, scan)), checkedAt };
  }
  const product = productOf(topic.key);
  const { data, checkedAt } = await api.qc(product, requestOptions);
  const batches = setsNewestFirst(data).toReversed();
  return { updates: batches.map((batch) => batchUpdate(product, batch)), checkedAt };
}

/**
 * Takes in what the service says about a followed topic. For followers who have not been synced yet everything is old;
 * the others are told what is new through `accept`, like any event.
 * @returns how much was new
 */
export function createSyncTopic({ store, ingest }: { store: Store; ingest: Ingest }) {
  return async (topicId: number, { updates, checkedAt }: Snapshot): Promise<number> => {
    const unseen = await store.updates.unseen(topicId, updates);
    if (!(await store.follows.isSynced(topicId))) {
      // In this order: cut short in between, the whole history would be told as new the next time.
      await store.updates.upsert(topicId, unseen, checkedAt);
      await store.follows.setBaseline(topicId, checkedAt);
      return 0;
    }
    await store.follows.setBaseline(topicId, checkedAt);
    for (const item of unseen) {
      await ingest({
        digest: `poll:${topicId}:${item.key}`,
        kind: KINDS[item.event],
        source: 'poll',
        createdAt: checkedAt,
        receivedAt: checkedAt,
        body: envelopeOf(item, checkedAt),
        updates: [item],
        onlyIfFollowed: topicId,
      });
    }
    return unseen.length;
  };
}

/** As the service would have told it, so that both kinds of event read the same. */
function envelopeOf({ event, topic, data }: AlertableUpdate, checkedAt: number): string {
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

export type SyncTopic = ReturnType<typeof createSyncTopic>;
