import { fittingRows } from '../../cards/button-layout.ts';
import { button, singleInputModal } from '../../cards/components.ts';
import { COLOURS, containerCard, sectionWith } from '../../cards/container.ts';
import { capitalise, continueLine, inLines, relative, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { isMistyped, typoIn } from '../../domain/parcels/tracking-number.ts';
import type { Texts } from '../../texts/index.ts';
import { type ActionableParcel, parcelActions } from './parcel-actions.ts';
import { openIds } from './parcel-ids.ts';
import { headingOf, shownNumber, titleOfParcel } from './parcel-name.ts';
import { STATE_EMOJI } from './parcel-state.ts';

/** As many characters as a number can have, plus the spaces that people add. */
const MAX_TYPED = 80;
/** Of numbers that are typed at once. */
const MAX_INPUT = 500;
/** What *Correct it* keeps of a text that isn't a number. */
const MAX_KEPT = 40;

interface UnknownParcel extends Omit<ActionableParcel, 'unknown'> {
  /** When the service was asked, in milliseconds since 1970. */
  readonly checkedAt: number;
  /** A number of the reader that this one may be a misspelling of. */
  readonly meant?: string | undefined;
  /** What was just done. */
  readonly done?: string | undefined;
}

/** Says that the service doesn't know a number yet, and why that may be. */
export function unknownNumberView(parcel: UnknownParcel, texts: Texts): MessageView {
  if (typoIn(parcel.number) !== null) return checkNumberView(parcel, texts);
  const { track, stall, common } = texts;
  const { following, ended = false } = parcel;
  const { row } = parcelActions({ ...parcel, unknown: true }, false, 'pending', texts);
  const isEnded = following === true && ended;
  const waiting = following === true ? track.watching : track.followHint;
  const advice = isEnded
    ? `${capitalise(stall.ended, texts)}. ${stall.neverScanned}`
    : [track.firstScan, waiting].join(texts.locale === 'zh-CN' ? '' : ' ');
  const checked = smallLine([common.checked(relative(parcel.checkedAt))]);
  return containerCard(COLOURS.waiting, [
    `${headingOf(STATE_EMOJI.pending, texts.track.states.pending, parcel, texts)}\n${advice}`,
    sectionWith(`\`${shownNumber(parcel)}\`\n${checked}`, button(track.more, parcel.ids('more'))),
    doneLine(parcel),
    row,
  ]);
}

/** The card of a number that is followed says so by itself. */
const doneLine = ({ done = 'followed' }: UnknownParcel) => done !== 'followed' && `-# ${done}`;

/** A number that can't exist: a character is wrong, missing or too many. */
function checkNumberView(parcel: UnknownParcel, texts: Texts): MessageView {
  const { track, common } = texts;
  const { ids, number, meant, following, backId } = parcel;
  const correct = button(track.correct, ids('again'), { primary: meant === undefined });
  const follow = following !== true && button(track.followAnyway, ids('watch'));
  const open = meant !== undefined && button(track.openMeant, openingId(parcel, meant), { primary: true });
  const alternative = backId === undefined ? follow : button(common.back, backId);
  const title =
    parcel.label === null
      ? track.checkNumber
      : track.named(titleOfParcel(parcel), continueLine(track.checkNumber, texts));
  const said = `### ${title}\n${typoText(number, track)}`;
  const isOwn = following === true || backId !== undefined;
  return containerCard(COLOURS.attention, [
    isOwn ? sectionWith(said, button(track.more, ids('more'))) : said,
    meant !== undefined && track.didYouMean(`\`${meant}\``),
    following === true && track.watching,
    doneLine(parcel),
    open === false ? [correct, alternative] : [open, correct],
  ]);
}

/** A followed number with a typo gives way to the parcel that is opened. */
const openingId = ({ number, following }: UnknownParcel, meant: string): string =>
  following === true ? openIds(meant)('instead', number) : openIds(meant)('card');

function typoText(number: string, { wrongNumber, incompleteNumber, longNumber }: Texts['track']): string {
  const typo = typoIn(number);
  const textOf = typo === 'missing' ? incompleteNumber : typo === 'too_many' ? longNumber : wrongNumber;
  return textOf(`\`${number}\``);
}

/** Says that a text isn't a tracking number. */
export function noNumberView(typed: string, texts: Texts): MessageView {
  const kept = typed.replace(/[^\w-]/g, '').slice(0, MAX_KEPT);
  const again = button(texts.track.correct, encodeCustomId('track', 'again', kept), { primary: true });
  return containerCard(COLOURS.waiting, [
    inLines([`### 🔎 ${texts.track.noNumberTitle}`, escapeText(typed, MAX_TYPED)]),
    texts.track.numberFormat,
    ...fittingRows([again]),
  ]);
}

/** A modal with the number in it, to correct a typo. */
export function tryAgainModal(typed: string, texts: Texts): ModalView {
  const wrong = isMistyped(typed) ? [typed] : [];
  return singleInputModal(encodeCustomId('track', 'again', ...wrong), texts.track.checkNumber, {
    id: 'number',
    label: texts.track.numberLabel,
    hint: texts.track.numberHint,
    value: typed === '' ? null : typed,
    maxLength: MAX_INPUT,
    required: true,
  });
}
