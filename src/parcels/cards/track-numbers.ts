import type { APISelectMenuOption } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { capitalise } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { hasWrongCheckDigit, MAX_NUMBERS } from '../../domain/parcels/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { byUrgency, type ParcelSummary, parcelLine, parcelOption } from './parcel-line.ts';
import { type LabelledParcel, parcelLines, shownNumber } from './parcel-name.ts';

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

/** As many characters as a number has, and the spaces that people add. */
const MAX_TYPED = 80;
/** Of numbers that are typed at once. */
const MAX_INPUT = 500;
/** What *Try again* keeps of a text that is no number. */
const MAX_KEPT = 40;

interface UnknownParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  readonly following: boolean;
  /** The bot no longer checks the number for its followers. */
  readonly ended?: boolean | undefined;
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

/** Says that the service doesn't know a number yet, and why that may be. */
export function noScansView(parcel: UnknownParcel, texts: Texts): MessageView {
  const { ids, following, ended = false, number, backId } = parcel;
  const { track, stall, common } = texts;
  const isTypo = hasWrongCheckDigit(number);
  const again = button(common.tryAgain, ids('again'), { primary: isTypo && !following });
  const watch = following
    ? button(track.following, ids('destinations'))
    : button(track.watch, ids('watch'), { primary: !isTypo });
  const advice = [
    ...(isTypo ? [track.wrongCheckDigit] : []),
    ...(ended ? [`${capitalise(stall.ended, texts)}.`, stall.neverScanned] : []),
    ...(following && !ended ? [track.watching] : []),
    ...(following || isTypo ? [] : [track.firstScan]),
  ];
  return containerCard(COLOURS.waiting, [
    textDisplay(`### 🔎 ${track.noScansTitle}\n${parcelLines(parcel).join('\n')}`),
    textDisplay(advice.join(' ')),
    ...fittingRows([
      ended && button(stall.keep, ids('resume')),
      ...(isTypo ? [again, watch] : [watch, again]),
      backId !== undefined && button(common.back, backId),
    ]),
  ]);
}

/** Says that a text is no tracking number. */
export function noNumberView(typed: string, texts: Texts): MessageView {
  const kept = typed.replace(/[^\w-]/g, '').slice(0, MAX_KEPT);
  const again = button(texts.common.tryAgain, encodeCustomId('track', 'again', kept), { primary: true });
  return containerCard(COLOURS.waiting, [
    textDisplay(`### 🔎 ${texts.track.noNumberTitle}\n${escapeText(typed, MAX_TYPED)}`),
    textDisplay(texts.track.numberFormat),
    ...fittingRows([again]),
  ]);
}

/** A modal with the number in it, to correct a typo. */
export function tryAgainModal(typed: string, texts: Texts): ModalView {
  return singleInputModal(encodeCustomId('track', 'again'), texts.common.tryAgain, {
    id: 'number',
    label: texts.track.numberLabel,
    hint: texts.track.numberHint,
    value: typed === '' ? null : typed,
    maxLength: MAX_INPUT,
    required: true,
  });
}
