import { storedScans } from '../../alerts/index.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import type { LinkedParcel } from '../../hauls/cards/parcels-in-words.ts';
import { summaryOf } from '../../parcels/cards/parcel-line.ts';
import type { CommandRequest } from '../replies/request.ts';
import {
  datesOfFollowed,
  type FollowedParcel,
  followedParcels,
  withDays,
} from '../track/followed-parcels.ts';

/** The parcels with these numbers, which a haul of the user is linked to, with what the user knows about each. */
export async function linkedParcels(
  request: CommandRequest,
  numbers: readonly string[],
): Promise<LinkedParcel[]> {
  if (numbers.length === 0) return [];
  return amongFollowed(request, numbers, await followedParcels(request.userId, request.context));
}

/** The same, where the followed parcels are loaded already. */
export async function amongFollowed(
  request: CommandRequest,
  numbers: readonly string[],
  followed: readonly FollowedParcel[],
): Promise<LinkedParcel[]> {
  const linked = followed.filter(({ number }) => numbers.includes(number));
  const [withDay, dates] = await Promise.all([
    withDays(linked, request.context),
    datesOfFollowed(request, linked),
  ]);
  await dates.loading;
  const byNumber = new Map(withDay.map((parcel) => [parcel.number, parcel]));
  return Promise.all(
    numbers.map(async (number): Promise<LinkedParcel> => {
      const known = byNumber.get(number);
      if (known === undefined) return unfollowed(request, number);
      return { ...known, arrival: dates.of(number), isFollowed: true, archived: null };
    }),
  );
}

async function unfollowed({ context, userId }: CommandRequest, number: string): Promise<LinkedParcel> {
  const { store, clock } = context;
  const archived = (await store.archive.find(userId, number)) ?? null;
  // Scans are kept for some time after a parcel's last follower.
  const topic = archived === null ? undefined : await store.topics.find(parcelTopic(number));
  const scans = topic === undefined ? [] : await storedScans(store, topic.id, clock());
  const label = archived?.label ?? null;
  return { number, label, masked: false, ...summaryOf(scans, clock()), isFollowed: false, archived };
}
