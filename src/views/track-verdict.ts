import type { TrackingUpdate } from '../api/index.ts';
import { dayCount } from '../domain/journey.ts';
import type { ParcelState } from '../domain/parcels/wordings/index.ts';
import { isProblem, stateOfParcel } from '../domain/state-of-parcel.ts';
import type { UsualDuration } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { STATE_EMOJI, stateColour, stateTitle } from './parcel-state.ts';
import { problemTitle } from './problem-words.ts';

/** The first line of a parcel's card, and what it follows from. */
export interface Verdict {
  readonly state: ParcelState;
  /** "🚚 In transit, on time" */
  readonly heading: string;
  /** The same without the emoji. */
  readonly title: string;
  readonly colour: number;
  /** Days since the first scan, to the delivery if delivered; null when the scans name no day. */
  readonly day: number | null;
}

/**
 * What is to be known first about a parcel.
 * @param scans newest first
 * @param usual how long most parcels take on its route, if that is known
 */
export function verdictOf(
  scans: readonly TrackingUpdate[],
  usual: UsualDuration | null,
  now: number,
  texts: Texts,
): Verdict {
  const state = stateOfParcel(scans);
  const day = dayCount(scans, now);
  const isSlow = state === 'in_transit' && usual !== null && day !== null && day > usual.high;
  const title = titleOf(scans, state, day, usual, texts);
  return {
    state,
    day,
    title,
    heading: `${STATE_EMOJI[state]} ${title}`,
    colour: isSlow ? COLOURS.attention : stateColour(state),
  };
}

function titleOf(
  scans: readonly TrackingUpdate[],
  state: ParcelState,
  day: number | null,
  usual: UsualDuration | null,
  texts: Texts,
): string {
  if (isProblem(state)) return problemTitle(scans, state, texts);
  if (state === 'delivered' && day !== null) return texts.track.deliveredIn(day);
  if (state !== 'in_transit' || usual === null || day === null) return stateTitle(state, texts);
  return day > usual.high ? texts.track.slow : texts.track.onTime;
}
