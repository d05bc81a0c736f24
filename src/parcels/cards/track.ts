import { button } from '../../cards/components.ts';
import { containerCard, sectionWith } from '../../cards/container.ts';
import { capitalise, inLines, relative, smallLine } from '../../cards/phrases.ts';
import { isAdvised, isOver } from '../../domain/parcels/state-of-parcel.ts';
import type { Picture } from '../../pictures/index.ts';
import type { CachedResponse, TrackingResult, TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { arrivalReason, isAgentDue, isUnscanned, lateAdvice } from './arrival-words.ts';
import { drawnJourney } from './journey-picture.ts';
import { type ActionableParcel, parcelActions } from './parcel-actions.ts';
import { factLines, type KnownOfParcel, type Verdict, verdictOf } from './parcel-facts.ts';
import { headingOf, shownNumber } from './parcel-name.ts';
import { adviceFor } from './parcel-state.ts';

export interface ParcelCard extends ActionableParcel, KnownOfParcel {
  readonly picture: Picture | null;
  /** What was just done, in a line above the buttons: `followed` in the reader's DMs, or a sentence. */
  readonly done?: 'followed' | (string & {}) | undefined;
}

/** When a parcel is likely to arrive, where it is, and whether its reader has to do something. */
export function trackView(answer: CachedResponse<TrackingResult>, card: ParcelCard, texts: Texts) {
  const { updates } = answer.data;
  const known = { ...card, isNamed: card.label !== null };
  const verdict = headed(verdictOf(updates, known, texts), card, texts);
  const { state } = verdict;
  const { components, files } = drawnJourney(updates, card.picture, texts, card);
  const parcel = { ...card, overdue: isAgentDue(verdict.arrival, updates, card.now) };
  const { row, more } = parcelActions(parcel, updates.length > 0, state, texts);
  const isShared = card.author !== undefined;
  const advice = adviceOn(updates, verdict, card.now, texts);
  const parts = [
    inLines([
      headingOf(verdict.emoji, verdict.title, card, texts),
      ...factLines(answer, card, verdict, texts),
      isShared ? smallLine([card.author ?? '', `\`${shownNumber(card)}\``]) : '',
    ]),
    !isShared && advice !== '' && texts.track.whatToDo(advice),
    ...components,
    !isShared && numberLine(answer, card, verdict, more.length > 0, texts),
    // There are no more alerts about a delivered parcel.
    card.done !== undefined &&
      (card.done !== 'followed' || state !== 'delivered') &&
      `-# ${doneLine(card.done, verdict, texts)}`,
    row,
  ];
  return containerCard(verdict.colour, parts, files);
}

/** "Later than usual: 9 of 10 had arrived by now" in the heading, where no name takes its room. */
function headed(verdict: Verdict, { label }: ParcelCard, texts: Texts): Verdict {
  const { arrival, title } = verdict;
  if (arrival?.state !== 'late' || label !== null) return verdict;
  return { ...verdict, title: texts.track.because(title, arrivalReason(arrival, texts)), reason: '' };
}

/** A date is promised to be told only where there is one. */
function doneLine(done: string, { arrival }: Verdict, { track }: Texts): string {
  if (done !== 'followed') return done;
  return arrival?.state === 'expected' ? track.followsInDm : track.followsUndated;
}

function adviceOn(
  updates: readonly TrackingUpdate[],
  { state, arrival }: Verdict,
  now: number,
  texts: Texts,
): string {
  if (arrival?.state === 'late') return lateAdvice(arrival, texts);
  if (state === 'pickup') return texts.stall.advice.collection;
  if (isAdvised(state)) return adviceFor(updates, state, texts);
  return isUnscanned(updates, now) ? texts.track.unscanned : '';
}

/** The number and notes about it, next to *More*. */
function numberLine(
  { checkedAt, stale }: CachedResponse<TrackingResult>,
  card: ParcelCard,
  { state }: Verdict,
  hasMore: boolean,
  texts: Texts,
) {
  const { ids, following, missing, ended } = card;
  // A stale answer says so below the heading.
  const checked = stale ? '' : texts.common.checked(relative(checkedAt));
  const isAsked = state === 'delivered' && following === true && missing !== true;
  const lines = inLines([
    `\`${shownNumber(card)}\``,
    smallLine([isAsked ? texts.received.question : checked]),
    smallLine([ended === true && !isOver(state) ? `✖️ ${capitalise(texts.stall.ended, texts)}` : '']),
  ]);
  return hasMore ? sectionWith(lines, button(texts.track.more, ids('more'))) : lines;
}
