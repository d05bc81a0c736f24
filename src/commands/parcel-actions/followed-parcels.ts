import { readTimedScan } from '../../alerts/index.ts';
import type { TrackingUpdate } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import type { Follow } from '../../store/index.ts';
import type { ListedParcel } from '../../views/parcel-line.ts';

/** A parcel that the user follows, at one or several destinations. */
export interface FollowedParcel extends ListedParcel {
  readonly follows: readonly Follow[];
}

/** The parcels that the user follows, with the scans that are stored. */
export async function followedParcels(
  userId: string,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
): Promise<FollowedParcel[]> {
  const byTopic = new Map<number, Follow[]>();
  for (const follow of await store.follows.list(userId, 'parcel')) {
    byTopic.set(follow.topicId, [...(byTopic.get(follow.topicId) ?? []), follow]);
  }
  const updates = await store.updates.ofTopics([...byTopic.keys()]);
  const now = clock();
  return [...byTopic].map(([topicId, follows]) => {
    const scans = (updates.get(topicId) ?? []).map((update): TrackingUpdate => readTimedScan(update, now));
    const number = follows[0]?.key ?? '';
    return { number, label: labelIn(follows), masked: false, scans, follows };
  });
}

/** The user's follows of one parcel. */
export async function followsOfParcel(
  number: string,
  userId: string,
  { store }: Pick<Context, 'store'>,
): Promise<Follow[]> {
  return (await store.follows.list(userId, 'parcel')).filter(({ key }) => key === number);
}

/** The name that the user gave to the parcel. */
export function labelIn(follows: readonly Follow[]): string | null {
  return follows.find(({ label }) => label !== null)?.label ?? null;
}
