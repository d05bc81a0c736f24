import { plain } from '../bot/limits.ts';
import { maskTrackingNumber } from '../lib/tracking-number.ts';

/** Long enough to say what is in it, short enough for a title beside the number. */
export const MAX_LABEL = 40;

export interface NamedParcel {
  readonly number: string;
  readonly label: string | null;
  /** Others can see it. */
  readonly masked: boolean;
}

/** `Winter shoes · LP••••4821CN`, for titles and menus, which render no Markdown. */
export function parcelName({ number, label, masked }: NamedParcel): string {
  const shown = masked ? maskTrackingNumber(number) : number;
  return label === null ? shown : `${plain(label, MAX_LABEL)} · ${shown}`;
}
