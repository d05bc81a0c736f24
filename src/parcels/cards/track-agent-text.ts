import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { inLines } from '../../cards/phrases.ts';
import { codeBlock } from '../../discord/messages/message-text.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { isAdvised, isOver, isProblem, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import { type ParcelState, readScan, stateOfScan } from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import { en } from '../../texts/en.ts';
import type { Texts } from '../../texts/index.ts';
import { type MaskableParcel, shownNumber } from './parcel-name.ts';
import { problemTitle, stateTitle } from './parcel-state.ts';
import { isSameWording, scanDay, shownScan } from './scan-text.ts';

const MAX_WORDS = 300;

/** What the reader writes about: something is wrong, nothing happens, or it was delivered and isn't there. */
type Subject = 'problem' | 'silent' | 'unscanned' | 'missing';

/**
 * A text that the reader can copy and send to an agent, in the reader's language and in English.
 * @param scans newest first
 */
export function agentTextView(
  parcel: MaskableParcel,
  scans: readonly TrackingUpdate[],
  texts: Texts,
): MessageView {
  const { agentTextTitle, agentTextMasked, agentTextHint } = texts.track;
  const languages = texts.locale === en.locale ? [texts] : [texts, en];
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${agentTextTitle}\n${parcel.masked ? agentTextMasked : agentTextHint}`),
    ...languages.map((each) => textDisplay(codeBlock(agentText(parcel, scans, each)))),
  ]);
}

function agentText(parcel: MaskableParcel, scans: readonly TrackingUpdate[], texts: Texts) {
  const state = stateOfParcel(scans);
  const { letter } = texts.track;
  const subject = subjectOf(state);
  const title = isProblem(state) ? problemTitle(scans, state, texts) : stateTitle(state, texts);
  // The scan that reported a problem or the end; otherwise the newest one.
  const isAboutState = isProblem(state) || isOver(state);
  const scan = isAboutState ? scans.find(({ status }) => stateOfScan(status ?? '') === state) : scans[0];
  const shown = shownScan(scan ?? {}, parcel);
  // With its year, whatever this year is: the text may be read later.
  const date = forCopying(scanDay(shown, 0, texts));
  const said = plainText(shown.status, MAX_WORDS);
  // The state says the same: a problem with its reason.
  const isSaid = isAboutState && readScan(scan?.status ?? '')?.saysMore === false;
  const words = isSaid || isSameWording(said, title) ? '' : said;
  return inLines([
    letter.hello[subject](shownNumber(parcel)),
    subject === 'unscanned' ? '' : letter.state(title),
    date === '' ? '' : letter.date(date),
    words === '' ? '' : letter.words(words),
    subject === 'problem' ? (isAdvised(state) ? letter.requests[state] : '') : letter.requests[subject],
  ]);
}

/** Without what keeps a line from breaking on a card. */
const forCopying = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

function subjectOf(state: ParcelState): Subject {
  if (state === 'pending') return 'unscanned';
  if (state === 'delivered') return 'missing';
  return isProblem(state) || isOver(state) ? 'problem' : 'silent';
}
