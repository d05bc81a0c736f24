import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { relative, smallLine } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { StallStage } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import { type LabelledParcel, numberBelow } from '../../parcels/cards/parcel-name.ts';
import { placeText, shownScan } from '../../parcels/cards/scan-text.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { notificationLine, PLACE_CELLS } from './alert-line.ts';

/** The stages in which the advice is to ask at once. */
const ASKS_AGENT: ReadonlySet<StallStage> = new Set(['first_scan', 'solution']);

/** A parcel that has had no scan for long. */
export interface SilentParcel extends LabelledParcel {
  readonly ids: ParcelIds;
  readonly stage: StallStage;
  /** Whole days since the newest scan, or after which the first one is overdue. */
  readonly silentDays: number;
  /** Days since the first scan; null when the scans name no day. */
  readonly day: number | null;
  /** The newest one; null before the first. */
  readonly scan: TrackingUpdate | null;
}

/** No scan for longer than usual: how long it is, and what people usually do then. */
export function stallAlertView(parcel: SilentParcel, texts: Texts): MessageView {
  const { ids, scan, silentDays, stage } = parcel;
  const { alerts, stall, track } = texts;
  const what = scan === null ? stall.noFirstScan(silentDays) : stall.noScan(silentDays);
  return noticeView(parcel, `⏳`, what, track.whatToDo(stall.advice[stage]), texts, [
    button(track.agentText, ids('message'), { primary: ASKS_AGENT.has(stage) }),
    ...(scan === null ? [] : [button(track.history, ids('scans'))]),
    button(alerts.fewer, ids('level')),
  ]);
}

/** The parcel is no longer polled. */
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
  buttons: readonly APIButtonComponent[],
): MessageView {
  return {
    content: notificationLine(emoji, parcel, what, whereOf(parcel, texts)),
    embeds: embedsWith([below, numberLine(parcel, texts)], { color: COLOURS.attention }),
    components: fittingRows(buttons),
  };
}

/** Where the newest scan happened. */
function whereOf(parcel: SilentParcel, texts: Texts): string {
  const { scan } = parcel;
  const place = scan === null ? '' : placeText(shownScan(scan, parcel), texts, PLACE_CELLS);
  return place === '' ? '' : ` · ${place}`;
}

/** ``-# `LX••••77CN` · day 14 · last scan 9 days ago``; the number only below a name. */
function numberLine(parcel: SilentParcel, { track, stall }: Texts): string {
  const { day, scan } = parcel;
  return smallLine([
    numberBelow(parcel),
    day === null ? '' : track.day(day),
    scan?.at == null ? '' : stall.lastScan(relative(scan.at)),
  ]);
}
