import { COLOURS } from '../../cards/container.ts';
import { capitalise } from '../../cards/phrases.ts';
import type { Journey } from '../../domain/parcels/journey.ts';
import {
  type AdvisedState,
  type ProblemState,
  type StateTone,
  toneOf,
} from '../../domain/parcels/state-of-parcel.ts';
import {
  meaningOfScan,
  type ParcelState,
  type ScanMeaning,
  stateOfScan,
} from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';

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

/** Later than usual. */
export const LATE_EMOJI = '🐢';

const TRANSPORT_EMOJI = { air: '✈️', sea: '🚢', rail: '🚆' } as const;

/** The state's; for a parcel on its way, how it travels, or that it has landed. */
export function parcelEmoji({
  state,
  stage,
  transport,
}: Pick<Journey, 'state' | 'stage' | 'transport'>): string {
  if (state !== 'in_transit' || stage === 'local' || stage === 'home') return STATE_EMOJI[state];
  if (stage === 'customs') return '🛬';
  return transport === null ? STATE_EMOJI.in_transit : TRANSPORT_EMOJI[transport];
}

export function stateColour(state: ParcelState): number {
  return TONE_COLOURS[toneOf(state)];
}

/** "Out for delivery", at the start of a line. */
export function stateTitle(state: ParcelState, texts: Texts): string {
  return capitalise(texts.track.states[state], texts);
}

/** These only name the reason: "nobody home". All others say what is wrong: "wrong address". */
const REASONS: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'recipient_unreachable',
  'attempt_nobody_home',
  'attempt_closed',
  'attempt_no_access',
  'held_duty_due',
]);

/**
 * What is wrong with a parcel, with the detail that the scan gives: "Held by customs: proof of value needed".
 * @param scans newest first
 */
export function problemTitle(scans: readonly TrackingUpdate[], state: ProblemState, texts: Texts): string {
  return capitalise(problemPhrase(scans, state, texts.track.because, texts), texts);
}

/**
 * The same as part of a line.
 * @param scans newest first
 * @param because joins what is wrong and the reason
 */
export function problemPhrase(
  scans: readonly TrackingUpdate[],
  state: ProblemState,
  because: (what: string, why: string) => string,
  texts: Texts,
): string {
  const what = texts.track.states[state];
  const meaning = meaningOfState(scans, state);
  // A return that was announced and one on its way are the same to the reader.
  if (meaning === null || state === 'returning') return what;
  const { heldFor } = texts.track;
  if (isKeyOf(heldFor, meaning)) return because(what, heldFor[meaning]);
  const phrase = texts.scans[meaning];
  return REASONS.has(meaning) ? because(what, phrase) : phrase;
}

/** What the reader can do; nothing that the scan doesn't support. */
export function adviceFor(
  scans: readonly TrackingUpdate[],
  state: AdvisedState,
  { track: { advice, adviceAbout } }: Texts,
): string {
  const meaning = meaningOfState(scans, state);
  return meaning !== null && isKeyOf(adviceAbout, meaning) ? adviceAbout[meaning] : advice[state];
}

function meaningOfState(scans: readonly TrackingUpdate[], state: AdvisedState): ScanMeaning | null {
  const scan = scans.find(({ status }) => stateOfScan(status ?? '') === state);
  return meaningOfScan(scan?.status ?? '');
}

function isKeyOf<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}
