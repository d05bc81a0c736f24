import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { haulName } from '../../cards/haul-name.ts';
import { continueLine, inLines, smallLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { headingOf, type LabelledParcel, numberBelow, plainParcelName } from './parcel-name.ts';

/** More than enough for a name, with a backslash before each character. */
const MAX_ESCAPED = 200;

export interface AnsweredParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  /** What the answer replaces: a card, or an alert, which stays an embed because it may be edited again. */
  readonly message: 'card' | 'alert';
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

/**
 * *Got it*.
 * @param days that the parcel took; null: not known
 * @param haul the open haul that it completes, because all other parcels are here; null: none
 */
export function receivedView(
  parcel: AnsweredParcel,
  days: number | null,
  haul: Pick<Haul, 'name'> | null,
  texts: Texts,
): MessageView {
  const { received, haulList, track } = texts;
  const { ids, message } = parcel;
  const what = days === null ? received.received : received.receivedIn(days);
  const history = button(track.history, ids(message === 'alert' ? 'scans' : 'history'));
  // If the button was pressed by mistake, the other answer takes it back.
  const next = [button(received.missing, ids('missing')), history];
  const answer = { colour: COLOURS.good, emoji: '✅', what, small: received.archived, next };
  const steps = haul === null ? [] : [haulList.allHere(haulName(haul.name, texts))];
  return answerView(parcel, { ...answer, steps }, texts);
}

/** *Not here yet*: what people usually do. @param followed whether the reader still follows the parcel */
export function missingView(parcel: AnsweredParcel, followed: boolean, texts: Texts): MessageView {
  const { received, track } = texts;
  const { ids } = parcel;
  const [label, id] = followed ? [received.gotIt, ids('received')] : [track.follow, ids('follow', 'dm')];
  const answer = {
    colour: COLOURS.attention,
    emoji: '🔎',
    what: received.missing,
    steps: received.advice.map((step) => `- ${step}`),
    small: followed ? received.watching : '',
    next: [button(label, id, { primary: true }), button(track.agentText, ids('message'))],
  };
  return answerView(parcel, answer, texts);
}

interface Answer {
  readonly colour: number;
  readonly emoji: string;
  readonly what: string;
  readonly steps?: readonly string[];
  /** Small print; empty: none. */
  readonly small: string;
  readonly next: readonly APIButtonComponent[];
}

function answerView(parcel: AnsweredParcel, answer: Answer, texts: Texts): MessageView {
  const { message, backId } = parcel;
  const { colour, emoji, what, steps = [], small, next } = answer;
  const isAlert = message === 'alert';
  // Everything else is behind *More* on the parcel's own card.
  const shown = backId === undefined ? next : [...next.slice(0, 1), button(texts.common.back, backId)];
  const rows = fittingRows(shown);
  const lines = [...steps, numberBelow(parcel), smallLine([small])];
  if (!isAlert) {
    const heading = headingOf(emoji, continueLine(what, texts), parcel, texts);
    return containerCard(colour, [inLines([heading, ...lines]), ...rows]);
  }
  const name = escapeText(plainParcelName(parcel), MAX_ESCAPED);
  return {
    content: `${emoji} **${name}**: ${continueLine(what, texts)}`,
    embeds: [{ color: colour, description: inLines(lines) }],
    components: rows,
  };
}
