import { button } from '../../cards/components.ts';
import { containerCard, sectionWith } from '../../cards/container.ts';
import { capitalise, inLines, relative, smallLine } from '../../cards/phrases.ts';
import { isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { Picture } from '../../pictures/index.ts';
import type { CachedResponse, TrackingResult } from '../../service/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type ActionableParcel, parcelActions } from './parcel-actions.ts';
import { drawnJourney, factLines, type Verdict, verdictOf } from './parcel-facts.ts';
import { headingOf, shownNumber } from './parcel-name.ts';
import { adviceFor } from './parcel-state.ts';

export interface ParcelCard extends ActionableParcel {
  /** The country that it goes to, as far as the reader is known; ISO 3166-1 alpha-2. */
  readonly destination?: string | null | undefined;
  /** How long most parcels take on its route, if that is known. */
  readonly usual: UsualDuration | null;
  readonly picture: Picture | null;
  readonly now: number;
  /** What was just done, in a line above the buttons. */
  readonly done?: string | undefined;
}

/** Where a parcel is, and whether its reader must do something. */
export function trackView(answer: CachedResponse<TrackingResult>, card: ParcelCard, texts: Texts) {
  const { updates } = answer.data;
  const verdict = verdictOf(updates, card.usual, card.now, texts, card.destination);
  const { state } = verdict;
  const { components, files } = drawnJourney(updates, card.picture, texts, card.destination);
  const { row, more } = parcelActions(card, updates.length > 0, state, texts);
  const isShared = card.author !== undefined;
  const parts = [
    inLines([
      headingOf(verdict.emoji, verdict.title, card, texts),
      ...factLines(answer, card, verdict, texts),
      isShared ? smallLine([card.author ?? '', `\`${shownNumber(card)}\``]) : '',
    ]),
    !isShared && isProblem(state) && texts.track.whatToDo(adviceFor(updates, state, texts)),
    ...components,
    !isShared && numberLine(answer, card, verdict, more.length > 0, texts),
    // Nothing more is told about what was delivered.
    card.done !== undefined && state !== 'delivered' && `-# ${card.done}`,
    row,
  ];
  return containerCard(verdict.colour, parts, files);
}

/** The number, and what there is to say about it; beside them *More*. */
function numberLine(
  { checkedAt, stale }: CachedResponse<TrackingResult>,
  card: ParcelCard,
  { state }: Verdict,
  hasMore: boolean,
  texts: Texts,
) {
  const { ids, following, missing, ended } = card;
  // A stale answer says so below the heading.
  const checked = stale || isOver(state) ? '' : texts.common.checked(relative(checkedAt));
  const isAsked = state === 'delivered' && following === true && missing !== true;
  const lines = inLines([
    `\`${shownNumber(card)}\``,
    smallLine([isAsked ? texts.received.question : checked]),
    smallLine([ended === true && !isOver(state) ? `✖️ ${capitalise(texts.stall.ended, texts)}` : '']),
  ]);
  return hasMore ? sectionWith(lines, button(texts.track.more, ids('more'))) : lines;
}
