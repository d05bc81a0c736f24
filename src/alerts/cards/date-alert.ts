import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { capitalise, inLine, relative, smallLine } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { shownAt } from '../../domain/moments.ts';
import {
  arrivalDays,
  arrivalReason,
  askTitle,
  isOverdue,
  lateAdvice,
} from '../../parcels/cards/arrival-words.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { type LabelledParcel, numberBelow } from '../../parcels/cards/parcel-name.ts';
import { placeText, scanText, shownScan } from '../../parcels/cards/scan-text.ts';
import type { Texts } from '../../texts/index.ts';
import type { DateNotice } from '../dates/told-date.ts';
import { DATED_LINE_CELLS, movedLine, notificationLine, PLACE_CELLS } from './alert-line.ts';

const DAY_MS = 86_400_000;

export interface DatedParcel extends LabelledParcel, DateNotice {
  readonly ids: ParcelIds;
  /** The reader can ask for fewer alerts. */
  readonly canBeFewer: boolean;
  /** Others than its owner read it. */
  readonly inChannel?: boolean;
}

/** The date has moved though nothing was scanned, the parcel is later than usual, or it is time to ask: since when, and what to do. */
export function dateAlertView(parcel: DatedParcel, texts: Texts): MessageView {
  const { arrival, before, day, ids, canBeFewer, inChannel = false } = parcel;
  const isLater = arrival.state === 'late' || before === null || arrival.latest > before.latest;
  const asks = isOverdue(arrival);
  const onDay = day === null ? '' : texts.track.day(day);
  const why = arrival.state === 'late' && (!asks || inChannel) ? '' : arrivalReason(arrival, texts);
  const lines = [
    isLater ? sinceWhen(parcel, texts) : texts.alerts.othersFaster,
    smallLine([capitalise(inLine([onDay, why]), texts)]),
    adviceLine(parcel, texts),
    smallLine([numberBelow(parcel)]),
  ];
  return {
    content: contentOf(parcel, texts),
    embeds: embedsWith(lines, { color: isLater ? COLOURS.attention : COLOURS.moving }),
    components: fittingRows(
      [
        asks && button(texts.track.agentText, ids('message'), { primary: true }),
        button(texts.track.history, ids('scans')),
        !asks && canBeFewer && button(texts.alerts.fewer, ids('level')),
      ],
      OPEN_WIDTH,
    ),
  };
}

/** What to do about a late parcel, unless the first line says it. */
function adviceLine({ arrival, inChannel = false }: DatedParcel, texts: Texts): string {
  if (arrival.state !== 'late') return '';
  const advice = lateAdvice(arrival, texts);
  if (inChannel) return texts.track.forOwner(advice);
  return isOverdue(arrival) ? '' : texts.track.whatToDo(advice);
}

function contentOf({ arrival, before, inChannel = false, ...parcel }: DatedParcel, texts: Texts): string {
  if (arrival.state === 'expected')
    return movedLine(parcel, { ...arrival, before: before ?? arrival }, texts);
  const what =
    isOverdue(arrival) && !inChannel
      ? askTitle(arrival, texts)
      : texts.alerts.withDetail(texts.arrival.late, arrivalReason(arrival, texts));
  return notificationLine('🐢', parcel, what, '', DATED_LINE_CELLS);
}

/** "No scan since Tue 17 Nov · Guangzhou 🇨🇳"; for a scan of the last day, what it says. */
function sinceWhen(parcel: DatedParcel, texts: Texts): string {
  const { arrival, scan } = parcel;
  if (scan === null) return '';
  const place = placeText(shownScan(scan, parcel), texts, PLACE_CELLS);
  const { today, timeZone } = arrival;
  const day = scan.at === null ? null : Math.floor(shownAt(scan.at, timeZone) / DAY_MS);
  if (day === null || day >= today - 1)
    return inLine([
      capitalise(scanText(scan, parcel, texts), texts),
      place,
      scan.at === null ? '' : relative(scan.at),
    ]);
  return inLine([texts.alerts.noScanSince(arrivalDays({ earliest: day, latest: day, today }, texts)), place]);
}
