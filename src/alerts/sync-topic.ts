import { productOfTopic } from '../domain/alerts/topic.ts';
import { setsNewestFirst } from '../domain/products/qc-sets.ts';
import { abortable } from '../process/timing/waiting.ts';
import { type Api, ApiError, isClientError, type RequestOptions } from '../service/index.ts';
import type { AlertableUpdate, Store, Topic } from '../store/index.ts';
import type { Ingest } from './ingest.ts';
import { qcSetUpdate, readQcSet, readScan, scanUpdate } from './updates.ts';

/** Everything that the service reports about a topic, oldest first, and when it was checked. */
interface Snapshot {
  readonly updates: readonly AlertableUpdate[];
  readonly checkedAt: number;
}

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
  const product = productOfTopic(topic.key);
  const { data, checkedAt } = await api.qc(product, requestOptions);
  const sets = setsNewestFirst(data).toReversed();
  return { updates: sets.map((set) => qcSetUpdate(product, set)), checkedAt };
}

/** @returns how many updates are new */
export type SyncTopic = (topicId: number, snapshot: Snapshot) => Promise<number>;

/**
 * Asks the service again about a followed topic, and ingests what is new.
 * @returns whether anything is
 * @throws ApiError when the service doesn't answer
 */
export async function findNewScans(
  { api, syncTopic }: { readonly api: Api; readonly syncTopic: SyncTopic },
  topic: Topic,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    const snapshot = await abortable(fetchSnapshot(api, topic, { fresh: true, stale: 'refuse' }), stopping);
    return (await syncTopic(topic.id, snapshot)) > 0;
  } catch (error) {
    // The service knows nothing about the parcel, because it hasn't been scanned yet.
    if (error instanceof ApiError && isClientError(error)) return false;
    throw error;
  }
}

const KINDS = { tracking: 'tracking.updated', qc: 'qc.batch.created' } as const;

/**
 * Stores what the service reports about a followed topic. The first sync causes no alerts; later ones ingest every
 * new update as an event.
 */
export function createSyncTopic({ store, ingest }: { store: Store; ingest: Ingest }): SyncTopic {
  return async (topicId, { updates, checkedAt }) => {
    const unseen = await store.updates.sync(topicId, updates, checkedAt);
    for (const update of unseen) {
      await ingest({
        digest: `poll:${topicId}:${update.key}`,
        kind: KINDS[update.event],
        source: 'poll',
        createdAt: checkedAt,
        receivedAt: checkedAt,
        body: envelopeOf(update, checkedAt),
        updates: [update],
        onlyIfFollowed: topicId,
      });
    }
    return unseen.length;
  };
}

/** The webhook body that would report this update, so that polled and received events have one format. */
function envelopeOf({ event, topic, data }: AlertableUpdate, checkedAt: number): string {
  const created = new Date(checkedAt).toISOString();
  if (topic.kind === 'parcel')
    return JSON.stringify({
      event: KINDS[event],
      created,
      data: { tracking_id: topic.key, latest: readScan(data) },
    });
  const { platform, id } = productOfTopic(topic.key);
  return JSON.stringify({
    event: KINDS[event],
    created,
    data: { platform, product_id: id, batch: readQcSet(data) },
  });
}
