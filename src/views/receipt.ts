import type { APIButtonComponent } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, parcelLines } from './parcel-name.ts';

/** What an answer replaces: a card, or an alert, which may be edited again and so stays an embed. */
export type AnsweredMessage = 'card' | 'alert';

export interface AnsweredParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  readonly message: AnsweredMessage;
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

/** *Got it*. @param days that the parcel took; null: not known */
export function receivedView(parcel: AnsweredParcel, days: number | null, texts: Texts): MessageView {
  const { received } = texts;
  const heading = `✅ ${days === null ? received.received : received.receivedIn(days)}`;
  return answerView(
    parcel,
    COLOURS.good,
    heading,
    [parcelLines(parcel).join(' · '), `-# ${received.archived}`],
    texts,
  );
}

/** *Not here yet*: what people usually do. @param followed whether the reader still follows the parcel */
export function missingView(parcel: AnsweredParcel, followed: boolean, texts: Texts): MessageView {
  const { received, track } = texts;
  const lines = [
    ...received.advice.map((step) => `- ${step}`),
    parcelLines(parcel).join(' · '),
    ...(followed ? [`-# ${received.watching}`] : []),
  ];
  const follow = followed ? [] : [button(track.follow, parcel.ids('follow', 'dm'), { primary: true })];
  return answerView(parcel, COLOURS.attention, `🔎 ${received.missing}`, lines, texts, follow);
}

function answerView(
  { ids, message, backId }: AnsweredParcel,
  colour: number,
  heading: string,
  lines: readonly string[],
  { track, common }: Texts,
  first: readonly APIButtonComponent[] = [],
): MessageView {
  const isAlert = message === 'alert';
  const rows = fittingRows([
    ...first,
    button(track.history, ids(isAlert ? 'scans' : 'history')),
    ...(backId === undefined ? [] : [button(common.back, backId)]),
  ]);
  return isAlert
    ? { content: heading, embeds: [{ color: colour, description: lines.join('\n') }], components: rows }
    : containerCard(colour, [textDisplay([`### ${heading}`, ...lines].join('\n')), ...rows]);
}
