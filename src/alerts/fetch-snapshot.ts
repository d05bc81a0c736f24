import type { Api, RequestOptions } from '../api/index.ts';
import { setsNewestFirst } from '../domain/qc-sets.ts';
import { productOfTopic } from '../domain/topic.ts';
import type { AlertableUpdate, Topic } from '../store/index.ts';
import { qcSetUpdate, scanUpdate } from './updates.ts';

/** Everything that the service reports about a topic, oldest first, and when it was checked. */
export interface Snapshot {
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
