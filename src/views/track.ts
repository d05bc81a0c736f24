import type { APIEmbed } from 'discord.js';
import type { Answer, TrackingResult } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { MAX_TEXT_BYTES, plain, safeUrl, takeWithin } from '../bot/limits.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows } from './components.ts';
import { freshness } from './freshness.ts';
import { parcelTitle } from './parcel-name.ts';
import { STATE_COLOURS, STATE_MARKS, stateOfScans } from './parcel-state.ts';
import { type ScanRoom, scanLines } from './scan-lines.ts';
import { momentOf, relative } from './time.ts';

export const SCANS_PER_PAGE = 8;

/** What a page of scans may take of an embed's description beside the lines around it, in characters and bytes. */
const SCANS_CHARS = 3_500;
const SCANS_BYTES = MAX_TEXT_BYTES - 1_000;
/** So short that a page of scans fits in any script. */
const SHORT: ScanRoom = { status: 150, place: 40 };

export interface TrackViewOptions {
  /** As asked for, normalised. */
  readonly number: string;
  /** Names the parcel in custom ids: the number, or something only we can read where others see the message. */
  readonly handle: string;
  /** How many newer scans to skip. */
  readonly offset: number;
  /** Others can see it: the number is masked. */
  readonly shared: boolean;
  /** What the asker follows, on private cards. */
  readonly follow?: FollowState;
}

export interface FollowState {
  readonly dm: boolean;
  /** Null where nothing can be followed: not in a server channel that the bot is in. */
  readonly here: boolean | null;
  readonly label: string | null;
}

/** The scans of a parcel, newest first. */
export function trackView(answer: Answer<TrackingResult>, options: TrackViewOptions, texts: Texts): View {
  const { updates, attribution, docs } = answer.data;
  const lastPage = Math.max(0, Math.ceil(updates.length / SCANS_PER_PAGE) - 1) * SCANS_PER_PAGE;
  const offset = Math.min(options.offset, lastPage);
  const shown = updates.slice(offset, offset + SCANS_PER_PAGE);
  const [newest] = updates;
  const state = stateOfScans(updates);
  const title = parcelTitle({
    number: options.number,
    label: options.follow?.label ?? null,
    masked: options.shared,
  });
  const url = safeUrl(docs);

  const lines = [`### ${STATE_MARKS[state]} ${texts.track.states[state]}`];
  const moment = momentOf(newest?.date, newest?.hour);
  if (moment !== null) lines.push(texts.track.lastScan(relative(moment)));
  const linesOf = (room?: ScanRoom) =>
    shown.map((scan, index) => scanLines(scan, offset + index === 0 ? '●' : '○', texts, room));
  const full = linesOf();
  // Shorter, but never fewer: "Older" goes on where the page was meant to end.
  const scans = takeWithin(full, SCANS_CHARS, SCANS_BYTES).length === full.length ? full : linesOf(SHORT);
  lines.push(...(moment === null ? [] : ['']), ...(newest === undefined ? [texts.track.noScans] : scans), '');
  if (updates.length > SCANS_PER_PAGE) {
    lines.push(`-# ${texts.track.range(offset + 1, offset + shown.length, updates.length)}`);
  }
  lines.push(...followLines(options.follow, texts), freshness(answer, texts));

  const embed: APIEmbed = {
    color: STATE_COLOURS[state],
    title,
    description: lines.join('\n'),
    ...(url === null ? {} : { url }),
    ...(attribution === undefined || attribution.trim() === ''
      ? {}
      : { footer: { text: plain(attribution, 200) || '·' } }),
  };
  return { embeds: [embed], components: buttonRows(buttons(options, offset, updates.length, texts)) };
}

function followLines(follow: FollowState | undefined, texts: Texts): string[] {
  return [
    ...(follow?.dm === true ? [`-# ${texts.track.followedDm}`] : []),
    ...(follow?.here === true ? [`-# ${texts.track.followedHere}`] : []),
  ];
}

function buttons({ handle, shared, follow }: TrackViewOptions, offset: number, total: number, texts: Texts) {
  const reach = shared ? 's' : 'p';
  // A distinct id even where both lead to the same page: Discord refuses two equal ids in one message.
  const older = encodeCustomId('track', 'older', handle, String(offset + SCANS_PER_PAGE), reach);
  const newer = encodeCustomId('track', 'page', handle, String(Math.max(0, offset - SCANS_PER_PAGE)), reach);
  return [
    ...(total > SCANS_PER_PAGE
      ? [
          button(texts.common.newer, newer, { disabled: offset === 0 }),
          button(texts.common.older, older, { disabled: offset + SCANS_PER_PAGE >= total }),
        ]
      : []),
    button(texts.common.refresh, encodeCustomId('track', 'refresh', handle, reach), { primary: true }),
    ...(shared ? [] : [button(texts.common.share, encodeCustomId('track', 'share', handle))]),
    ...(follow === undefined ? [] : followButtons(handle, follow, texts)),
  ];
}

function followButtons(handle: string, { dm, here }: FollowState, texts: Texts) {
  const toggle = (on: boolean, where: 'dm' | 'here') =>
    encodeCustomId('track', on ? 'unfollow' : 'follow', handle, where);
  return [
    button(dm ? texts.track.unfollowDm : texts.track.followDm, toggle(dm, 'dm')),
    ...(here === null
      ? []
      : [button(here ? texts.track.unfollowHere : texts.track.followHere, toggle(here, 'here'))]),
    ...(dm || here === true ? [button(texts.track.name, encodeCustomId('track', 'name', handle))] : []),
  ];
}
