import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import { codeBlock } from '../../discord/messages/message-text.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import {
  isAdvised,
  isOver,
  isProblem,
  stallAfterMs,
  stateOfParcel,
} from '../../domain/parcels/state-of-parcel.ts';
import { readScan, stateOfScan } from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import { en } from '../../texts/en.ts';
import type { Texts } from '../../texts/index.ts';
import { type MaskableParcel, shownNumber } from './parcel-name.ts';
import { problemTitle, stateTitle } from './parcel-state.ts';
import { isSameWording, scanDay, shownScan } from './scan-text.ts';

const MAX_WORDS = 300;

/** The last argument of the button below an alert about a problem. */
export const BELOW_PROBLEM = 'problem';

const DAY_MS = 86_400_000;
/** With fewer days since the last scan, silence is nothing to ask about, unless less is usual. */
const SILENT_MS = 3 * DAY_MS;

/** What the reader writes about: a problem, silence, no scan at all, a delivered parcel that isn't there, or nothing special. */
type Subject = 'problem' | 'silent' | 'unscanned' | 'missing' | 'status';

interface Asked {
  /** Newest first. */
  readonly scans: readonly TrackingUpdate[];
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Below an alert about a problem, which may be solved by now. */
  readonly belowProblem?: boolean;
}

/** A text that the reader can copy and send to an agent, in the reader's language and in English. */
export function agentTextView(parcel: MaskableParcel, asked: Asked, texts: Texts): MessageView {
  const { agentTextTitle, agentTextMasked, agentTextHint, agentTextNotThere } = texts.track;
  const { belowProblem = false } = asked;
  const subject = subjectOf(asked);
  if (belowProblem && subject === 'missing')
    return containerCard(COLOURS.good, [inLines([`### ${solvedLine(asked, texts)}`, agentTextNotThere])]);
  const languages = texts.locale === en.locale ? [texts] : [texts, en];
  return containerCard(COLOURS.neutral, [
    belowProblem && subject === 'status' && textDisplay(solvedLine(asked, texts)),
    `### ${agentTextTitle}\n${parcel.masked ? agentTextMasked : agentTextHint}`,
    ...languages.map((each) => textDisplay(codeBlock(agentText(parcel, asked, each)))),
  ]);
}

/** "This is solved: delivered · 3 Nov" */
function solvedLine({ scans, now }: Asked, texts: Texts): string {
  const [newest] = scans;
  const day = newest?.date === undefined ? '' : scanDay({ date: newest.date }, now, texts);
  return texts.track.agentTextSolved(inLine([texts.track.states[stateOfParcel(scans)], day]));
}

function agentText(parcel: MaskableParcel, asked: Asked, texts: Texts) {
  const { scans } = asked;
  const state = stateOfParcel(scans);
  const { letter } = texts.track;
  const subject = subjectOf(asked);
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
    letter.hello[subject](shownNumber(parcel), Math.floor(silentMs(asked) / DAY_MS)),
    subject === 'unscanned' ? '' : letter.state(title),
    date === '' ? '' : letter.date(date),
    words === '' ? '' : letter.words(words),
    subject === 'problem' ? (isAdvised(state) ? letter.requests[state] : '') : letter.requests[subject],
  ]);
}

/** Without what keeps a line from breaking on a card. */
const forCopying = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

function subjectOf(asked: Asked): Subject {
  const state = stateOfParcel(asked.scans);
  if (state === 'pending') return 'unscanned';
  if (state === 'delivered') return 'missing';
  if (isProblem(state) || isOver(state)) return 'problem';
  return silentMs(asked) >= Math.min(SILENT_MS, stallAfterMs(state) ?? SILENT_MS) ? 'silent' : 'status';
}

/** Since the newest scan; 0 if it has no time. */
function silentMs({ scans: [newest], now }: Asked): number {
  return newest?.at == null ? 0 : now - newest.at;
}
