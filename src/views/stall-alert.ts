import type { APIButtonComponent } from 'discord.js';
import type { TrackingUpdate } from '../api/index.ts';
import { cellsOf, cutToCells } from '../discord/cells.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { StallStage } from '../domain/stall.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { button } from './components.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, numberBelow, plainParcelName } from './parcel-name.ts';
import { placeText } from './parcel-place.ts';
import { shownScan } from './scan-text.ts';
import { relative } from './time.ts';

/** What a lock screen shows of one line. */
const LINE_CELLS = 60;
/** Emoji, colon and the spaces between them. */
const SIGN_CELLS = 5;
const PLACE_CELLS = 24;
const MIN_NAME_CELLS = 12;
/** More than enough for a text of so few cells, with a backslash before each character. */
const MAX_ESCAPED = 200;

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
    content: `${emoji} ${lineOf(parcel, what, texts)}`,
    embeds: [
      {
        color: COLOURS.attention,
        description: [below, numberLine(parcel, texts)].filter((line) => line !== '').join('\n'),
      },
    ],
    components: fittingRows(buttons),
  };
}

/** `**Winter shoes**: no scan for 9 days · Chicago 🇺🇸` */
function lineOf(parcel: SilentParcel, what: string, texts: Texts): string {
  const { scan } = parcel;
  const place = scan === null ? '' : placeText(shownScan(scan, parcel), texts, PLACE_CELLS);
  const where = place === '' ? '' : ` · ${place}`;
  const room = LINE_CELLS - SIGN_CELLS - cellsOf(what) - cellsOf(where);
  const short = cutToCells(plainParcelName(parcel), Math.max(MIN_NAME_CELLS, room));
  return `**${escapeText(short, MAX_ESCAPED)}**: ${what}${where}`;
}

/** ``-# `LX••••77CN` · day 14 · last scan 9 days ago``; the number only below a name. */
function numberLine(parcel: SilentParcel, { track, stall }: Texts): string {
  const { day, scan } = parcel;
  const parts = [
    numberBelow(parcel),
    day === null ? '' : track.day(day),
    scan?.at == null ? '' : stall.lastScan(relative(scan.at)),
  ];
  const line = parts.filter((part) => part !== '').join(' · ');
  return line === '' ? '' : `-# ${line}`;
}
