import type { DisplayState } from '../domain/display-state.ts';
import { COLOURS } from './colours.ts';

export const STATE_COLOURS: Readonly<Record<DisplayState, number>> = {
  unknown: COLOURS.moving,
  waiting: COLOURS.waiting,
  accepted: COLOURS.moving,
  moving: COLOURS.moving,
  customs: COLOURS.attention,
  collect: COLOURS.attention,
  outForDelivery: COLOURS.attention,
  delivered: COLOURS.good,
  exception: COLOURS.bad,
};

export const STATE_EMOJI: Readonly<Record<DisplayState, string>> = {
  unknown: '🔹',
  waiting: '⏳',
  accepted: '📥',
  moving: '🚚',
  customs: '🛃',
  collect: '🏪',
  outForDelivery: '🛵',
  delivered: '✅',
  exception: '⚠️',
};
