import type { ParcelState } from '../domain/parcels/wordings/index.ts';
import { type StateTone, toneOf } from '../domain/state-tone.ts';
import type { Texts } from '../texts/index.ts';
import { capitalise } from './capitalise.ts';
import { COLOURS } from './colours.ts';

export const TONE_COLOURS: Readonly<Record<StateTone, number>> = {
  quiet: COLOURS.waiting,
  moving: COLOURS.moving,
  attention: COLOURS.attention,
  good: COLOURS.good,
  problem: COLOURS.bad,
};

export const STATE_EMOJI: Readonly<Record<ParcelState, string>> = {
  pending: '⏳',
  accepted: '📥',
  in_transit: '🚚',
  customs: '🛃',
  customs_held: '🛃',
  out_for_delivery: '🛵',
  pickup: '🏪',
  delivered: '✅',
  attempt_failed: '🚪',
  address_problem: '📍',
  damaged: '💥',
  lost: '❓',
  returning: '↩️',
  returned: '↩️',
  cancelled: '✖️',
  exception: '❗',
  unknown: '📦',
};

export function stateColour(state: ParcelState): number {
  return TONE_COLOURS[toneOf(state)];
}

/** "Out for delivery", where it starts a line. */
export function stateTitle(state: ParcelState, texts: Texts): string {
  return capitalise(texts.track.states[state], texts);
}
