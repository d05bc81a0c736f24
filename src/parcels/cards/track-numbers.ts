import type { APISelectMenuOption } from 'discord.js';
import { menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { MAX_NUMBERS } from '../../domain/parcels/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import { byUrgency, type ParcelSummary, parcelLine, parcelOption } from './parcel-line.ts';
import { type LabelledParcel, shownNumber } from './parcel-name.ts';

/** One of several numbers that somebody looked up. */
export interface TrackedNumber extends LabelledParcel {
  /** What the menu sends: the number, or on a public card the sealed number. */
  readonly value: string;
  /** Null when the number isn't known, `'failed'` when that couldn't be found out. */
  readonly known: ParcelSummary | null | 'failed';
}

/** What a list says besides its parcels. */
interface BesidesNumbers {
  /** What was typed and is no number. */
  readonly invalid: readonly string[];
  /** How many further entries were not read. */
  readonly more: number;
  /** Why some numbers were not looked up, a sentence; null: all were. */
  readonly refusal: string | null;
}

/** Several parcels in one card, a line each, problems first. */
export function trackListView(
  parcels: readonly TrackedNumber[],
  { invalid, more, refusal }: BesidesNumbers,
  texts: Texts,
): MessageView {
  const known = parcels
    .flatMap((parcel) => (isKnown(parcel.known) ? [{ ...parcel, ...parcel.known }] : []))
    .toSorted(byUrgency);
  const others = parcels.filter((parcel) => !isKnown(parcel.known));
  const problems = known.filter(({ state }) => isProblem(state)).length;
  const lines = [
    ...known.map((parcel) => parcelLine(parcel, texts)),
    ...others.map((parcel) => unknownLine(parcel, texts)),
    ...invalid.map((typed) => `🔎 ${escapeText(typed, 60)} · ${texts.track.noNumberInline}`),
    ...(more === 0 ? [] : [`-# ${texts.common.more(more)} · ${texts.track.atOnce(MAX_NUMBERS)}`]),
    ...(refusal === null ? [] : [`-# ${refusal}`]),
  ];
  const options: APISelectMenuOption[] = [
    ...known.map((parcel) => ({ ...parcelOption(parcel, texts), value: parcel.value })),
    ...others.map((parcel) => ({ label: shownNumber(parcel), value: parcel.value })),
  ];
  const { needsYou, count } = texts.parcels;
  const heading = problems > 0 ? needsYou(problems, parcels.length) : count(parcels.length);
  return containerCard(problems > 0 ? COLOURS.bad : COLOURS.neutral, [
    textDisplay(`### ${heading}`),
    textDisplay(lines.join('\n')),
    ...menuRow(encodeCustomId('track', 'pick'), texts.parcels.choose, options),
  ]);
}

function isKnown(known: TrackedNumber['known']): known is ParcelSummary {
  return known !== null && known !== 'failed';
}

function unknownLine(parcel: TrackedNumber, { track }: Texts): string {
  const [emoji, said] = parcel.known === null ? ['🔎', track.states.pending] : ['⚠️', track.notLoaded];
  return `${emoji} \`${shownNumber(parcel)}\` · ${said}`;
}
