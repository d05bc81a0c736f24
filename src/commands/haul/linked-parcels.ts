import { storedScans } from '../../alerts/index.ts';
import type { Context } from '../../context.ts';
import { parcelTopic } from '../../domain/alerts/topic.ts';
import type { LinkedParcel } from '../../hauls/cards/parcels.ts';
import { summaryOf } from '../../parcels/cards/parcel-line.ts';
import { type FollowedParcel, followedParcels, withDays } from '../parcels/followed-parcels.ts';

type Deps = Pick<Context, 'store' | 'clock'>;

/** The parcels with these numbers, which a haul of the user is linked to, with what the user knows about each. */
export async function linkedParcels(
  userId: string,
  numbers: readonly string[],
  context: Deps,
): Promise<LinkedParcel[]> {
  return numbers.length === 0
    ? []
    : amongFollowed(userId, numbers, await followedParcels(userId, context), context);
}

/** The same, where the followed parcels are loaded already. */
export async function amongFollowed(
  userId: string,
  numbers: readonly string[],
  followed: readonly FollowedParcel[],
  context: Deps,
): Promise<LinkedParcel[]> {
  const linked = followed.filter(({ number }) => numbers.includes(number));
  const byNumber = new Map((await withDays(linked, context)).map((parcel) => [parcel.number, parcel]));
  return Promise.all(
    numbers.map(async (number): Promise<LinkedParcel> => {
      const known = byNumber.get(number);
      if (known === undefined) return unfollowed(userId, number, context);
      return { ...known, isFollowed: true, archived: null };
    }),
  );
}

async function unfollowed(userId: string, number: string, { store, clock }: Deps): Promise<LinkedParcel> {
  const archived = (await store.archive.find(userId, number)) ?? null;
  const label = archived?.label ?? null;
  const scans = archived === null ? [] : await keptScans(number, { store, clock });
  return { number, label, masked: false, ...summaryOf(scans, clock()), isFollowed: false, archived };
}

/** For some time after a parcel's last follower. */
async function keptScans(number: string, { store, clock }: Deps) {
  const topic = await store.topics.find(parcelTopic(number));
  return topic === undefined ? [] : storedScans(store, topic.id, clock());
}
