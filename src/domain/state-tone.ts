import type { ParcelState } from './parcels/wordings/index.ts';

/** How urgent a parcel's state is for the person who waits for it; every tone has one colour. */
export type StateTone = 'quiet' | 'moving' | 'attention' | 'good' | 'problem';

const TONES: Readonly<Record<ParcelState, StateTone>> = {
  pending: 'quiet',
  accepted: 'moving',
  in_transit: 'moving',
  customs: 'attention',
  customs_held: 'problem',
  out_for_delivery: 'attention',
  pickup: 'attention',
  delivered: 'good',
  attempt_failed: 'problem',
  address_problem: 'problem',
  damaged: 'problem',
  lost: 'problem',
  returning: 'problem',
  returned: 'quiet',
  cancelled: 'quiet',
  exception: 'problem',
  unknown: 'quiet',
};

export const toneOf = (state: ParcelState): StateTone => TONES[state];
