import { escapeText, plain } from '../bot/limits.ts';
import { maskTrackingNumber } from '../lib/tracking-number.ts';

/** Long enough to say what is in it, short enough for a title beside the number. */
export const MAX_LABEL = 40;
/** The same where every character may need a backslash. */
const MAX_TITLE_LABEL = 3 * MAX_LABEL;

export interface NamedParcel {
  readonly number: string;
  readonly label: string | null;
  /** Others can see it. */
  readonly masked: boolean;
}

/** `Winter shoes · LP••••4821CN`, for menus and buttons, which render no Markdown. */
export function parcelName(parcel: NamedParcel): string {
  return named(parcel, (label) => label);
}

/** The same with a parcel before it, for the title of an embed, which renders Markdown. */
export function parcelTitle(parcel: NamedParcel): string {
  return `📦 ${named(parcel, (label) => escapeText(label, MAX_TITLE_LABEL))}`;
}

function named({ number, label, masked }: NamedParcel, write: (label: string) => string): string {
  const shown = masked ? maskTrackingNumber(number) : number;
  return label === null ? shown : `${write(plain(label, MAX_LABEL))} · ${shown}`;
}
