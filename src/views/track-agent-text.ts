import type { TrackingUpdate } from '../api/index.ts';
import { codeBlock } from '../discord/code-block.ts';
import type { MessageView } from '../discord/message-view.ts';
import { plainText } from '../discord/truncate.ts';
import { stateOfScan } from '../domain/parcel-state.ts';
import { isProblem, stateOfParcel } from '../domain/state-of-parcel.ts';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { containerCard, textDisplay } from './container.ts';
import { type MaskableParcel, shownNumber } from './parcel-name.ts';
import { stateTitle } from './parcel-state.ts';
import { problemTitle } from './problem-words.ts';
import { localTime } from './scan-moment.ts';
import { shownScan } from './scan-text.ts';

const MAX_WORDS = 300;

/**
 * A text that the reader can copy and send to an agent, in the reader's language and in English.
 * @param scans newest first
 */
export function agentTextView(
  parcel: MaskableParcel,
  scans: readonly TrackingUpdate[],
  now: number,
  texts: Texts,
): MessageView {
  const languages = texts.locale === en.locale ? [texts] : [texts, en];
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${texts.track.agentTextTitle}\n${texts.track.agentTextHint}`),
    ...languages.map((each) => textDisplay(codeBlock(agentText(parcel, scans, now, each)))),
  ]);
}

function agentText(
  parcel: MaskableParcel,
  scans: readonly TrackingUpdate[],
  now: number,
  texts: Texts,
): string {
  const state = stateOfParcel(scans);
  const { letter } = texts.track;
  const scan = scans.find(({ status }) => stateOfScan(status ?? '') === state);
  const shown = scan === undefined ? undefined : shownScan(scan, parcel);
  const words = plainText(shown?.status ?? '', MAX_WORDS);
  const date = localTime({ date: shown?.date ?? '', hour: '' }, now, texts);
  const title = isProblem(state) ? problemTitle(scans, state, texts) : stateTitle(state, texts);
  return [
    letter.hello(shownNumber(parcel)),
    letter.state(title),
    ...(date === '' ? [] : [letter.date(date)]),
    ...(words === '' ? [] : [letter.words(words)]),
    ...(isProblem(state) ? [letter.requests[state]] : []),
  ].join('\n');
}
