import { readTimedScan } from '../../alerts/index.ts';
import type { Context } from '../../context.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { dayCount, journeyOf } from '../../domain/parcels/journey.ts';
import { stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { ListedParcel } from '../../parcels/cards/parcel-line.ts';
import { readAhead } from '../../service/index.ts';
import type { Follow } from '../../store/index.ts';
import type { CommandRequest } from '../replies/request.ts';

/** Of the beginning of a history, and of its end: enough to find the first scan that counts, and the last one. */
const SCANS_AT_ENDS = 8;

/** A parcel that the user follows, at one or several destinations. */
export interface FollowedParcel extends ListedParcel {
  readonly topicId: number;
  readonly follows: readonly Follow[];
}

type Deps = Pick<Context, 'store' | 'clock'>;

/** The parcels that the user follows, in the states that are stored; on which day each is, {@link withDays} says. */
export async function followedParcels(userId: string, { store, clock }: Deps): Promise<FollowedParcel[]> {
  const byTopic = Map.groupBy(await store.follows.list(userId, 'parcel'), ({ topicId }) => topicId);
  const now = clock();
  const parcels = [...byTopic].flatMap(([topicId, follows]) => {
    const [follow] = follows;
    if (follow === undefined) return [];
    const { key: number, newest: data, newestAt: at, state } = follow;
    const newest = data === null ? undefined : readTimedScan({ data, at }, now);
    return { topicId, follows, number, label: labelIn(follows), newest, state };
  });
  // Of parcels that were last scanned under an earlier version, no state is stored.
  await readAhead(parcels.flatMap(({ newest, state }) => (state === null ? (newest ?? []) : [])));
  return parcels.map(({ state, ...parcel }) => ({
    ...parcel,
    state: state ?? stateOfParcel(parcel.newest === undefined ? [] : [parcel.newest]),
    masked: false,
    day: null,
  }));
}

/** The same parcels with the day that each is on and how far it is, from the ends of its history. */
export async function withDays<T extends FollowedParcel>(
  parcels: readonly T[],
  { store, clock }: Deps,
): Promise<T[]> {
  const topicIds = parcels.map(({ topicId }) => topicId);
  const ends = await store.updates.ends(topicIds, SCANS_AT_ENDS);
  const now = clock();
  return Promise.all(
    parcels.map(async (parcel) => {
      const scans = (ends.get(parcel.topicId) ?? []).map((update) => readTimedScan(update, now));
      await readAhead(scans);
      const { stage, transport } = journeyOf(scans);
      return { ...parcel, day: dayCount(scans, now), journey: { stage, transport } };
    }),
  );
}

/** The user's follows of one parcel. */
export function followsOfParcel({ context, userId }: CommandRequest, number: string): Promise<Follow[]> {
  return context.store.follows.ofTopic(userId, parcelTopic(number));
}

/** The name that the user gave to the parcel. */
export function labelIn(follows: readonly Follow[]): string | null {
  return follows.find(({ label }) => label !== null)?.label ?? null;
}
