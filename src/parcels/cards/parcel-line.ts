import type { APISelectMenuOption } from 'discord.js';
import { destinationName, inLine } from '../../cards/phrases.ts';
import { cut } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { dayCount } from '../../domain/parcels/journey.ts';
import { isOver, isProblem, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type LabelledParcel, parcelInLine, parcelName } from './parcel-name.ts';
import { STATE_EMOJI, stateTitle } from './parcel-state.ts';
import { placeText, shownScan } from './scan-text.ts';

const MAX_PLACE = 40;

export interface ParcelSummary {
  readonly state: ParcelState;
  /** The newest scan; undefined before the first. */
  readonly newest: TrackingUpdate | undefined;
  /** As `dayCount` counts; null: not known. */
  readonly day: number | null;
}

export interface ListedParcel extends LabelledParcel, ParcelSummary {}

/** @param scans of one parcel, newest first */
export function summaryOf(scans: readonly TrackingUpdate[], now: number): ParcelSummary {
  return { state: stateOfParcel(scans), newest: scans[0], day: dayCount(scans, now) };
}

/** What comes first in a list: what needs the reader, then what arrives, then what is on its way, then the rest. */
const ORDER = ['problem', 'out_for_delivery', 'pickup', 'moving', 'pending', 'over'] as const;

function urgencyOf(state: ParcelState): (typeof ORDER)[number] {
  if (isProblem(state)) return 'problem';
  if (isOver(state)) return 'over';
  return state === 'out_for_delivery' || state === 'pickup' || state === 'pending' ? state : 'moving';
}

/** The order of a list: by urgency, then by the newest scan. */
export function byUrgency(a: ParcelSummary, b: ParcelSummary): number {
  const rank = ({ state }: ParcelSummary) => ORDER.indexOf(urgencyOf(state));
  return rank(a) - rank(b) || (b.newest?.at ?? 0) - (a.newest?.at ?? 0);
}

/**
 * `🚚 **Hoodies** · Shenzhen 🇨🇳 · day 3`; the state instead of place and day where it says more.
 * @param isStateSaid whether a heading says the state, so that the line needn't
 */
export function parcelLine(parcel: ListedParcel, texts: Texts, isStateSaid = false): string {
  const { state, day } = parcel;
  const name = `${STATE_EMOJI[state]} ${parcelInLine(parcel)}`;
  const said = isStateSaid ? '' : texts.track.states[state];
  const urgency = urgencyOf(state);
  if (urgency === 'problem') return inLine([name, said, placeOf(parcel, texts)]);
  if (urgency !== 'moving') return inLine([name, said]);
  return inLine([name, placeOf(parcel, texts) || said, day === null ? '' : texts.track.day(day)]);
}

/** Where the newest scan happened. */
export function placeOf({ newest, number, masked }: ListedParcel, texts: Texts): string {
  return newest === undefined ? '' : placeText(shownScan(newest, { number, masked }), texts, MAX_PLACE);
}

/** The parcel in a menu; the option's value is its number. */
export function parcelOption(parcel: ListedParcel, texts: Texts): APISelectMenuOption {
  const { state } = parcel;
  return {
    label: cut(parcelName(parcel), LIMITS.optionText),
    value: parcel.number,
    description: cut(stateTitle(state, texts), LIMITS.optionText),
    emoji: { name: STATE_EMOJI[state] },
  };
}

const NAMED = 2;

interface Followed {
  /** Channels, and null for the DMs. */
  readonly places: readonly (string | null)[];
}

/**
 * Says where a parcel is followed only where that differs from most parcels of the list: the same words on every line say
 * nothing.
 */
export function unusualPlaces(parcels: readonly Followed[], texts: Texts): (parcel: Followed) => string {
  const keyOf = ({ places }: Followed) => places.map(String).toSorted().join(' ');
  const counts = new Map<string, number>();
  // Of several equally common ones, that of the DMs is the usual one: it needs no explanation.
  for (const key of parcels.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + (key === 'null' ? 1.5 : 1));
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return (parcel) => (keyOf(parcel) === usual ? '' : placesText(parcel.places, texts));
}

/** "in your DMs, in #parcels" */
function placesText(places: Followed['places'], texts: Texts): string {
  return places.length > NAMED
    ? texts.parcels.inPlaces(places.length)
    : places.map((place) => destinationName(place, texts)).join(', ');
}
