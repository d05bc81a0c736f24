import { capitalise } from '../../cards/phrases.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { ExpectedArrival } from '../../parcels/arrival.ts';
import { arrivalDays, arrivalTitle } from '../../parcels/cards/arrival-words.ts';
import type { ListedParcel } from '../../parcels/cards/parcel-line.ts';
import type { ArchivedParcel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

export interface LinkedParcel extends ListedParcel {
  readonly isFollowed: boolean;
  /** What the owner's archive says about it; null: it isn't there. */
  readonly archived: Pick<ArchivedParcel, 'days'> | null;
}

const GROUPS = ['problem', 'pickup', 'moving', 'waiting', 'delivered', 'ended', 'notFollowed'] as const;
type Group = (typeof GROUPS)[number];

/**
 * What is known of a haul's parcels: "Last parcel likely here Thu 26 – Sat 28 Nov" and "1 in transit, 1 delivered", or the latter
 * alone; of a single parcel its date or state, "In transit".
 */
export function parcelsInWords(parcels: readonly LinkedParcel[], texts: Texts) {
  const [only, ...others] = parcels;
  if (only !== undefined && others.length === 0) return { title: titleOf(only, texts), states: '' };
  const groups = parcels.map(groupOf);
  const states = GROUPS.flatMap((group) => {
    const count = groups.filter((one) => one === group).length;
    return count === 0 ? [] : [texts.haulParcels[group](count)];
  }).join(', ');
  const last = lastArrival(parcels);
  if (last === null) return { title: states, states: '' };
  return { title: capitalise(texts.haulParcels.last(arrivalDays(last, texts)), texts), states };
}

function titleOf(parcel: LinkedParcel, texts: Texts): string {
  const { arrival = null } = parcel;
  return capitalise(arrival === null ? stateText(parcel, texts) : arrivalTitle(arrival, texts), texts);
}

/** When the last of those on their way is likely here; null unless each of them has a date. */
function lastArrival(parcels: readonly LinkedParcel[]): ExpectedArrival | null {
  const underWay = parcels.filter((parcel) => !isDelivered(parcel) && groupOf(parcel) !== 'ended');
  const dates = underWay.flatMap(({ arrival }) => (arrival?.state === 'expected' ? [arrival] : []));
  if (dates.length < underWay.length) return null;
  const [last = null] = dates.toSorted((a, b) => b.latest - a.latest || b.earliest - a.earliest);
  return last;
}

/** Whether a haul comes in parcels, and all of them are here. */
export function areAllDelivered(parcels: readonly LinkedParcel[]): boolean {
  return parcels.length > 0 && parcels.every(isDelivered);
}

/** "in transit"; if the parcel is no longer followed, how it ended, if known. */
export function stateText(parcel: LinkedParcel, { haulParcels, track }: Texts): string {
  if (!parcel.isFollowed && parcel.archived === null) return haulParcels.unfollowed;
  const state = stateOf(parcel);
  return state === null ? haulParcels.archived : track.states[state];
}

function groupOf(parcel: LinkedParcel): Group {
  if (isDelivered(parcel)) return 'delivered';
  if (parcel.archived !== null) return 'ended';
  if (!parcel.isFollowed) return 'notFollowed';
  const { state } = parcel;
  if (isProblem(state)) return 'problem';
  if (state === 'returned' || state === 'cancelled') return 'ended';
  if (state === 'pending') return 'waiting';
  return state === 'pickup' ? 'pickup' : 'moving';
}

function isDelivered(parcel: LinkedParcel): boolean {
  return (parcel.isFollowed || parcel.archived !== null) && stateOf(parcel) === 'delivered';
}

/** Null: in the archive, and how it ended isn't stored. Only what the owner has received has days there. */
export function stateOf({ isFollowed, archived, newest, state }: LinkedParcel): ParcelState | null {
  if (isFollowed || archived === null) return state;
  if (archived.days !== null) return 'delivered';
  return newest === undefined ? null : state;
}
