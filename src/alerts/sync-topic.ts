import { productOfTopic } from '../domain/topic.ts';
import type { AlertableUpdate, Store } from '../store/index.ts';
import type { Snapshot } from './fetch-snapshot.ts';
import type { Ingest, IngestRequest } from './ingest/ingest.ts';
import { readQcSet, readScan } from './updates.ts';

/** @returns how many updates are new */
export type SyncTopic = (topicId: number, snapshot: Snapshot) => Promise<number>;

const KINDS = { tracking: 'tracking.updated', qc: 'qc.batch.created' } as const;

/**
 * Stores what the service reports about a followed topic. The first sync causes no alerts; later ones ingest every
 * new update as an event.
 */
export function createSyncTopic({ store, ingest }: { store: Store; ingest: Ingest }): SyncTopic {
  return async (topicId, { updates, checkedAt }) => {
    const unseen = await store.updates.sync(topicId, updates, checkedAt);
    for (const update of unseen) await ingest(pollEvent(topicId, update, checkedAt));
    return unseen.length;
  };
}

function pollEvent(topicId: number, update: AlertableUpdate, checkedAt: number): IngestRequest {
  return {
    digest: `poll:${topicId}:${update.key}`,
    kind: KINDS[update.event],
    source: 'poll',
    createdAt: checkedAt,
    receivedAt: checkedAt,
    body: envelopeOf(update, checkedAt),
    updates: [update],
    onlyIfFollowed: topicId,
  };
}

/** The webhook body that would report this update, so that polled and received events have one format. */
function envelopeOf({ event, topic, data }: AlertableUpdate, checkedAt: number): string {
  return JSON.stringify({
    event: KINDS[event],
    created: new Date(checkedAt).toISOString(),
    data: topic.kind === 'parcel' ? trackingData(topic.key, data) : qcData(topic.key, data),
  });
}

function trackingData(number: string, data: string) {
  return { tracking_id: number, latest: readScan(data) };
}

function qcData(topicKey: string, data: string) {
  const { platform, id } = productOfTopic(topicKey);
  return { platform, product_id: id, batch: readQcSet(data) };
}
