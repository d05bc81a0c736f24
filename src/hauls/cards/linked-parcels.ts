import { capitalise } from '../../cards/phrases.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { type ListedParcel, parcelLine } from '../../parcels/cards/parcel-line.ts';
import { parcelInLine } from '../../parcels/cards/parcel-name.ts';
import { STATE_EMOJI } from '../../parcels/cards/parcel-state.ts';
import type { ArchivedParcel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** A parcel that a haul comes in. */
export interface LinkedParcel extends ListedParcel {
  readonly isFollowed: boolean;
  /** What the owner's archive says about it; null: it isn't there. */
  readonly archived: Pick<ArchivedParcel, 'days'> | null;
}

/** What a line about several parcels counts, in its order. */
const GROUPS = ['problem', 'pickup', 'moving', 'waiting', 'delivered', 'ended', 'notFollowed'] as const;
type Group = (typeof GROUPS)[number];

/** "1 in transit, 1 delivered"; of a single parcel its state, "In transit". */
export function parcelStates(parcels: readonly LinkedParcel[], texts: Texts): string {
  const [only, ...others] = parcels;
  if (only !== undefined && others.length === 0) return capitalise(stateText(only, texts), texts);
  const groups = parcels.map(groupOf);
  return GROUPS.flatMap((group) => {
    const count = groups.filter((one) => one === group).length;
    return count === 0 ? [] : [texts.haulParcels[group](count)];
  }).join(', ');
}

/** Whether a haul comes in parcels, and all of them are here. */
export function areAllDelivered(parcels: readonly LinkedParcel[]): boolean {
  return parcels.length > 0 && parcels.every(isDelivered);
}

/**
 * The line of a parcel: where it is, how long it took, or that nobody knows.
 * @param isOnly whether the heading says its state, as `parcelStates` does for a single parcel
 */
export function linkedParcelLine(parcel: LinkedParcel, isOnly: boolean, texts: Texts): string {
  const { isFollowed, archived } = parcel;
  if (isFollowed) return parcelLine(parcel, texts, isOnly);
  const state = archived === null ? null : stateOf(parcel);
  const days = archived?.days ?? null;
  const took = days === null ? [] : [texts.archive.took(days)];
  const name = `${state === null ? '📦' : STATE_EMOJI[state]} ${parcelInLine(parcel)}`;
  return [name, ...(isOnly ? [] : [stateText(parcel, texts)]), ...took].join(' · ');
}

/** "in transit"; where the parcel is no longer followed, how it ended, if that is known. */
function stateText(parcel: LinkedParcel, { haulParcels, track }: Texts): string {
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
function stateOf({ isFollowed, archived, newest, state }: LinkedParcel): ParcelState | null {
  if (isFollowed || archived === null) return state;
  if (archived.days !== null) return 'delivered';
  return newest === undefined ? null : state;
}
