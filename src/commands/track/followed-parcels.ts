import { readTimedScan, usualDestination } from '../../alerts/index.ts';
import type { Context } from '../../context.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import { dayCount, journeyOf } from '../../domain/parcels/journey.ts';
import { isExpected, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import { byUrgency, type ListedParcel } from '../../parcels/cards/parcel-line.ts';
import { loadDates } from '../../parcels/load-dates.ts';
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

/** Enough scans of a parcel on its way to tell when it reached each stage. */
const SCANS_FOR_DATE = 24;
/** Nobody reads further in a list. */
const MAX_DATED = 60;

/** When each of the user's parcels is likely here: those on their way, the most urgent ones of a long list. */
export async function datesOfFollowed(
  { context, userId }: Pick<CommandRequest, 'context' | 'userId'>,
  parcels: readonly FollowedParcel[],
) {
  const { store, clock, arrivals } = context;
  const now = clock();
  const moving = parcels
    .filter(({ state }) => isExpected(state))
    .toSorted(byUrgency)
    .slice(0, MAX_DATED);
  const ends = await store.updates.ends(
    moving.map(({ topicId }) => topicId),
    SCANS_FOR_DATE,
  );
  const scanned = moving.map(({ number, topicId }) => ({
    number,
    updates: (ends.get(topicId) ?? []).map((update) => readTimedScan(update, now)),
  }));
  const destination = moving.length === 0 ? null : await usualDestination({ context, userId });
  return loadDates(arrivals, scanned, { now, destination });
}

/** The user's follows of one parcel. */
export function followsOfParcel({ context, userId }: CommandRequest, number: string): Promise<Follow[]> {
  return context.store.follows.ofTopic(userId, parcelTopic(number));
}

/** The name that the user gave to the parcel. */
export function labelIn(follows: readonly Follow[]): string | null {
  return follows.find(({ label }) => label !== null)?.label ?? null;
}
