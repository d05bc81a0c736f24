import { fittingRows } from '../../cards/button-layout.ts';
import { button, iconButton } from '../../cards/components.ts';
import { containerCard, sectionWith, textDisplay } from '../../cards/container.ts';
import { capitalise, relative } from '../../cards/phrases.ts';
import { isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { Picture } from '../../pictures/index.ts';
import type { CachedResponse, TrackingResult } from '../../service/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { drawnJourney, factLines, type Verdict, verdictOf } from './parcel-facts.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, parcelLines } from './parcel-name.ts';
import { adviceFor } from './parcel-state.ts';

export interface ParcelCard extends LabelledParcel {
  readonly ids: ParcelIds;
  /** Whether the reader follows the parcel; null on a card that others see. */
  readonly following: boolean | null;
  /** The reader has said that the parcel isn't there, though it was delivered. */
  readonly missing?: boolean | undefined;
  /** The bot no longer checks the parcel for its followers. */
  readonly ended?: boolean | undefined;
  /** The card is in the reader's DMs with the bot. */
  readonly inDm?: boolean | undefined;
  /** How long most parcels take on its route, if that is known. */
  readonly usual: UsualDuration | null;
  readonly picture: Picture | null;
  readonly now: number;
  /** What was just done, in a line below the number. */
  readonly done?: string | undefined;
  /** The custom id of *Back*, on a card that was opened from a list. */
  readonly backId?: string | undefined;
}

/** Where a parcel is, and whether its reader must do something. */
export function trackView(answer: CachedResponse<TrackingResult>, card: ParcelCard, texts: Texts) {
  const { updates } = answer.data;
  const verdict = verdictOf(updates, card.usual, card.now, texts);
  const { state } = verdict;
  const { components, files } = drawnJourney(updates, card.picture, texts);
  const parts = [
    textDisplay([`### ${verdict.heading}`, ...factLines(answer, card, verdict, texts)].join('\n')),
    isProblem(state) && textDisplay(texts.track.whatToDo(adviceFor(updates, state, texts))),
    ...components,
    numberLines(answer, card, verdict, texts),
    ...fittingRows(trackButtons(card, updates.length > 0, verdict, texts)),
  ];
  return containerCard(verdict.colour, parts, files);
}

/** Name and number; beside them 🔄, unless nothing more is expected. */
function numberLines(
  { checkedAt, stale }: CachedResponse<TrackingResult>,
  card: ParcelCard,
  { state }: Verdict,
  texts: Texts,
) {
  // Nothing more is told about what was delivered.
  const done = card.done === undefined || state === 'delivered' ? [] : [`-# ${card.done}`];
  const names = parcelLines(card);
  if (isOver(state)) return textDisplay([names.join(' · '), ...done].join('\n'));
  // A stale answer says so below the heading.
  const checked = stale ? [] : [`-# ${texts.common.checked(relative(checkedAt))}`];
  const ended = card.ended === true ? [`-# ✖️ ${capitalise(texts.stall.ended, texts)}`] : [];
  return sectionWith(
    [...names, ...checked, ...ended, ...done].join('\n'),
    iconButton('🔄', card.ids('refresh')),
  );
}

/** Below the card. Others than its owner can only open the history of a card that they see. */
function trackButtons(card: ParcelCard, hasScans: boolean, { state }: Verdict, texts: Texts) {
  const { ids, following, missing = false, ended = false, inDm = false, backId } = card;
  const { track, received, stall, common } = texts;
  const history = hasScans ? [button(track.history, ids('history'))] : [];
  if (following === null) return history;
  const back = backId === undefined ? [] : [button(common.back, backId)];
  if (following && state === 'delivered') {
    // Once answered, the question isn't asked again; but the parcel may arrive.
    const receipt = [button(received.gotIt, ids('received'), { primary: !missing })];
    const answer = missing
      ? button(track.following, ids('destinations'))
      : button(received.missing, ids('missing'));
    return [...receipt, answer, ...history, ...back];
  }
  const needsReader = isProblem(state);
  const isEnded = ended && !isOver(state);
  // In a DM, nobody else sees it. With Back and the text for the agent, or with Keep watching, it would need its own row.
  const canShare = !inDm && !isEnded && !(needsReader && backId !== undefined);
  return [
    needsReader && button(track.agentText, ids('message'), { primary: true }),
    ...(needsReader ? history : []),
    following && isEnded && button(stall.keep, ids('resume'), { primary: !needsReader }),
    following && button(track.following, ids('destinations')),
    !following && !isOver(state) && button(track.follow, ids('follow', 'dm'), { primary: !needsReader }),
    ...(needsReader ? [] : history),
    canShare && button(common.share, ids('share')),
    ...back,
  ];
}
