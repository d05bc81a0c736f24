import { capitalise } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cutToCells, plainText } from '../../discord/messages/plain-text.ts';
import { hideNumber, maskTrackingNumber } from '../../domain/parcels/mask-number.ts';
import type { Texts } from '../../texts/index.ts';

/** Long enough to name a parcel, short enough for one line with the number. */
export const MAX_LABEL = 40;
/** The same where every character may need a backslash. */
const MAX_TITLE_LABEL = 3 * MAX_LABEL;

/** No view shows more of a text that comes from the service or a user. */
const MAX_FOREIGN = 1_000;

/** A parcel's number, and whether its message may show it. */
export interface MaskableParcel {
  readonly number: string;
  /** The number is masked, since others can see the message. */
  readonly masked: boolean;
}

export interface LabelledParcel extends MaskableParcel {
  readonly label: string | null;
}

/** `Winter shoes · LP••••21CN`, for menus and buttons, which render no Markdown. */
export function parcelName(parcel: LabelledParcel): string {
  const shown = shownNumber(parcel);
  return parcel.label === null ? shown : `${plainText(shownLabel(parcel), MAX_LABEL)} · ${shown}`;
}

/** The name that the reader may see, or else the number, without Markdown. */
export function plainParcelName(parcel: LabelledParcel): string {
  return plainText(shownLabel(parcel), MAX_LABEL) || shownNumber(parcel);
}

/** The same, cut to a width; a number is never cut. @param mark at the end of a name that is cut */
export function cutParcelName(parcel: LabelledParcel, cells: number, mark = '…'): string {
  const name = plainParcelName(parcel);
  return name === shownNumber(parcel) ? name : cutToCells(name, cells, mark);
}

/** The name that the reader gave it, if any, and the number: a line each. */
export function parcelLines(parcel: LabelledParcel): string[] {
  const number = `\`${shownNumber(parcel)}\``;
  const name = escapeText(shownLabel(parcel), MAX_TITLE_LABEL) || '?';
  return parcel.label === null ? [number] : [`**${name}**`, number];
}

/** The name that the reader may see, or else the number: in a heading. */
export function titleOfParcel(parcel: LabelledParcel): string {
  return escapeText(shownLabel(parcel), MAX_TITLE_LABEL) || shownNumber(parcel);
}

/** "### 🚚 Winter shoes: in transit"; without the name, where there is none. @param what as within a line */
export function headingOf(emoji: string, what: string, parcel: LabelledParcel, texts: Texts): string {
  if (parcel.label === null) return `### ${emoji} ${capitalise(what, texts)}`;
  return `### ${emoji} ${texts.track.named(titleOfParcel(parcel), what)}`;
}

/** The number in code marks, below a line that shows {@link plainParcelName}; empty where that is the number already. */
export function numberBelow(parcel: LabelledParcel): string {
  const number = shownNumber(parcel);
  return plainParcelName(parcel) === number ? '' : `\`${number}\``;
}

/** A parcel's name, or else its number, for a line of a list. */
export function parcelInLine(parcel: LabelledParcel): string {
  return parcelLines(parcel)[0] ?? '';
}

/** The number as its message may show it. */
export function shownNumber({ number, masked }: MaskableParcel): string {
  return masked ? maskTrackingNumber(number) : number;
}

function shownLabel({ label, ...parcel }: LabelledParcel): string {
  return maskParcelTexts(parcel, [label ?? ''])[0] ?? '';
}

/**
 * Texts about a parcel from the service or a user. Where the number is masked, it is also removed from these texts; every
 * such text that a view shows passes through here.
 * @param max the most characters of a text
 */
export function maskParcelTexts(
  { number, masked }: MaskableParcel,
  texts: readonly string[],
  max = MAX_FOREIGN,
): string[] {
  const bounded = texts.map((text) => text.slice(0, max));
  return masked ? hideNumber(bounded, number) : bounded;
}
