import { fittingRows, type MaybeButton, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { capitalise, inLine, relative, smallLine } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { StallStage } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { type LabelledParcel, numberBelow } from '../../parcels/cards/parcel-name.ts';
import { placeText, shownScan } from '../../parcels/cards/scan-text.ts';
import { BELOW_PROBLEM } from '../../parcels/cards/track-agent-text.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { notificationLine, PLACE_CELLS } from './alert-line.ts';

export interface SilentParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  readonly stage: StallStage;
  /** Whole days since the newest scan or, without one, after which the first is overdue. */
  readonly silentDays: number;
  /** Days since the first scan; null when the scans name no day. */
  readonly day: number | null;
  readonly scan: TrackingUpdate | null;
  /** Others than its owner read it. */
  readonly inChannel?: boolean;
}

/** No scan for longer than usual: for how long, and what people usually do then. */
export function stallAlertView(parcel: SilentParcel, texts: Texts): MessageView {
  const { ids, scan, silentDays, stage, inChannel = false } = parcel;
  const { alerts, stall, track } = texts;
  const asksAgent = stage === 'first_scan' || stage === 'solution';
  const advised = inChannel ? track.forOwner : track.whatToDo;
  const what = scan === null ? stall.noFirstScan(silentDays) : stall.noScan(silentDays);
  return noticeView(parcel, '⏳', what, advised(stall.advice[stage]), texts, [
    button(track.agentText, ids('message', BELOW_PROBLEM), { primary: asksAgent }),
    scan && button(track.history, ids('scans')),
    button(alerts.fewer, ids('level')),
  ]);
}

export function endedAlertView(parcel: SilentParcel, texts: Texts): MessageView {
  const { ids, scan, silentDays } = parcel;
  const { stall, track } = texts;
  const why = scan === null ? stall.neverScanned : stall.silentFor(silentDays);
  return noticeView(parcel, '💤', stall.ended, why, texts, [
    button(stall.keep, ids('keep'), { primary: true }),
    button(track.stopFollowing, ids('end')),
  ]);
}

function noticeView(
  parcel: SilentParcel,
  emoji: string,
  what: string,
  below: string,
  texts: Texts,
  buttons: readonly MaybeButton[],
): MessageView {
  const { scan } = parcel;
  const place = scan === null ? '' : placeText(shownScan(scan, parcel), texts, PLACE_CELLS);
  return {
    content: notificationLine(emoji, parcel, what, place),
    embeds: embedsWith([daysLine(parcel, texts), below, smallLine([numberBelow(parcel)])], {
      color: COLOURS.attention,
    }),
    components: fittingRows(buttons, OPEN_WIDTH),
  };
}

/** "-# Last scan 9 days ago · day 14" */
function daysLine({ day, scan }: SilentParcel, texts: Texts): string {
  const last = scan?.at == null ? '' : texts.stall.lastScan(relative(scan.at));
  return smallLine([capitalise(inLine([last, day === null ? '' : texts.track.day(day)]), texts)]);
}
