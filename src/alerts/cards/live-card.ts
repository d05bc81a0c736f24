import { button } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { continueLine, inLine, inLines, smallLine } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { isOver, isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { lateAdvice } from '../../parcels/cards/arrival-words.ts';
import { drawnJourney } from '../../parcels/cards/journey-picture.ts';
import { factLines, type KnownOfParcel, type Verdict, verdictOf } from '../../parcels/cards/parcel-facts.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import {
  type LabelledParcel,
  parcelName,
  shownNumber,
  titleOfParcel,
} from '../../parcels/cards/parcel-name.ts';
import { adviceFor } from '../../parcels/cards/parcel-state.ts';
import { placeText, scanText, shownScan } from '../../parcels/cards/scan-text.ts';
import type { Picture } from '../../pictures/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { UsualDuration } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** Components of `/track` that only live cards have, by which they are recognized. */
export const LIVE_CARD_COMPONENTS = { history: 'live', follow: 'dm' } as const;

const MAX_THREAD_NAME = 100;

export interface LiveCardData extends LabelledParcel, Pick<KnownOfParcel, 'arrival' | 'slowerOfTen'> {
  readonly ids: ParcelIds;
  /** Newest first. */
  readonly scans: readonly TrackingUpdate[];
  readonly usual: UsualDuration | null;
  readonly picture: Picture | null;
  readonly now: number;
}

/** A parcel's card in a channel, which is edited with each scan and never notifies. */
export function liveCardView(card: LiveCardData, texts: Texts): MessageView {
  const { scans, now } = card;
  const verdict = verdictOf(scans, { ...card, isNamed: true }, texts);
  const { title, colour, emoji } = verdict;
  const answer = { data: { updates: scans }, stale: false, checkedAt: now };
  const { components, files } = drawnJourney(scans, card.picture, texts, card);
  const heading = `### ${emoji} ${texts.track.named(titleOfParcel(card), continueLine(title, texts))}`;
  const advice = adviceOn(scans, verdict, texts);
  const parts = [
    inLines([heading, ...factLines(answer, card, verdict, texts), ...smallPrint(card, texts)]),
    advice !== '' && texts.track.forOwner(advice),
    ...components,
    buttons(card, verdict, texts),
  ];
  return containerCard(colour, parts, files);
}

function adviceOn(scans: readonly TrackingUpdate[], { state, arrival }: Verdict, texts: Texts): string {
  if (arrival?.state === 'late') return lateAdvice(arrival, texts);
  return isProblem(state) ? adviceFor(scans, state, texts) : '';
}

export function parcelThreadName(parcel: LabelledParcel): string {
  return plainText(`📦 ${parcelName(parcel)}`, MAX_THREAD_NAME);
}

/** The scan before the newest one, and the number, unless the heading says it. */
function smallPrint(card: LiveCardData, texts: Texts): string[] {
  const [, before] = card.scans;
  return [
    smallLine([before === undefined ? '' : texts.liveCard.before(earlierScan(before, card, texts))]),
    smallLine([card.label === null ? '' : `\`${shownNumber(card)}\``]),
  ];
}

function earlierScan(scan: TrackingUpdate, card: LiveCardData, texts: Texts): string {
  return inLine([scanText(scan, card, texts), placeText(shownScan(scan, card), texts)]);
}

function buttons({ ids, scans }: LiveCardData, { state }: Verdict, texts: Texts) {
  const { history, follow } = LIVE_CARD_COMPONENTS;
  return [
    !isOver(state) && button(texts.liveCard.followInDms, ids(follow)),
    scans.length > 0 && button(texts.track.history, ids(history)),
  ];
}
