import type { APIEmbed } from 'discord.js';
import type { CachedResponse, TrackingResult } from '../api/index.ts';
import { MAX_TEXT_BYTES, plainText, takeWhileFits } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows } from './components.ts';
import { freshness } from './freshness.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { maskParcelTexts, parcelTitle } from './parcel-name.ts';
import { displayStateOfScans } from '../domain/display-state.ts';
import { STATE_COLOURS, STATE_EMOJI } from './parcel-state.ts';
import { incompleteLine } from './provenance.ts';
import { type ScanTextLimits, scanLines } from './scan-lines.ts';
import { momentOf } from '../domain/moments.ts';
import { relative } from './time.ts';

export const SCANS_PER_PAGE = 8;

/** What a page of scans may take of an embed's description, apart from the lines around it, in characters and bytes. */
const SCANS_CHARS = 3_500;
const SCANS_BYTES = MAX_TEXT_BYTES - 1_000;
/** So short that a page of scans fits in any script. */
const SHORT: ScanTextLimits = { status: 150, place: 40 };

export interface TrackViewOptions {
  /** As asked for, normalised. */
  readonly number: string;
  readonly ids: ParcelIds;
  /** How many newer scans to skip. */
  readonly offset: number;
  /** Others can see it: the number is masked. */
  readonly shared: boolean;
  /** What the asker follows, on private cards. */
  readonly follow?: FollowStatus;
}

export interface FollowStatus {
  readonly dm: boolean;
  /** Null where nothing can be followed: not in a server channel that the bot is in. */
  readonly here: boolean | null;
  /** Ids of the other channels where the asker follows it. */
  readonly elsewhere: readonly string[];
  readonly label: string | null;
}

/** Channels named on a card; one line of them is enough. */
const CHANNELS_NAMED = 10;

/** The scans of a parcel, newest first. */
export function trackView(
  answer: CachedResponse<TrackingResult>,
  options: TrackViewOptions,
  texts: Texts,
): MessageView {
  const { updates, count } = answer.data;
  const lastPage = Math.max(0, Math.ceil(updates.length / SCANS_PER_PAGE) - 1) * SCANS_PER_PAGE;
  const offset = Math.min(options.offset, lastPage);
  const shown = updates.slice(offset, offset + SCANS_PER_PAGE);
  const [newest] = updates;
  const state = displayStateOfScans(updates);
  const parcel = { number: options.number, masked: options.shared };
  const title = parcelTitle({ ...parcel, label: options.follow?.label ?? null });
  const [attribution = '', source = ''] = maskParcelTexts(parcel, [
    answer.data.attribution ?? '',
    answer.data.source ?? '',
  ]);

  const lines = [`### ${STATE_EMOJI[state]} ${texts.track.states[state]}`];
  const moment = momentOf(newest?.date, newest?.hour);
  if (moment !== null) lines.push(texts.track.lastScan(relative(moment)));
  const linesOf = (limits?: ScanTextLimits) =>
    shown.map((scan, index) => scanLines(scan, parcel, offset + index === 0 ? '●' : '○', texts, limits));
  const full = linesOf();
  // Shorter, but never fewer: "Next" goes on where the page was meant to end.
  const scans = takeWhileFits(full, SCANS_CHARS, SCANS_BYTES).length === full.length ? full : linesOf(SHORT);
  lines.push(...(moment === null ? [] : ['']), ...(newest === undefined ? [texts.track.noScans] : scans), '');
  if (updates.length > SCANS_PER_PAGE) {
    lines.push(`-# ${texts.track.range(offset + 1, offset + shown.length, updates.length)}`);
  }
  const incomplete = incompleteLine(updates.length, count, texts);
  if (incomplete !== '') lines.push(incomplete);
  lines.push(
    ...followLines(options.follow, texts),
    freshness({ ...answer, data: { attribution, source } }, texts),
  );

  const embed: APIEmbed = {
    color: STATE_COLOURS[state],
    title,
    description: lines.join('\n'),
    ...(attribution.trim() === '' ? {} : { footer: { text: plainText(attribution, 200) || '·' } }),
  };
  return { embeds: [embed], components: buttonRows(buttons(options, offset, updates.length, texts)) };
}

function followLines(follow: FollowStatus | undefined, texts: Texts): string[] {
  return [
    ...(follow?.dm === true ? [`-# ${texts.track.followsInDm}`] : []),
    ...(follow?.here === true ? [`-# ${texts.track.followsHere}`] : []),
    ...(follow === undefined || follow.elsewhere.length === 0
      ? []
      : [`-# 🔔 ${channelList(follow.elsewhere, texts)}`]),
  ];
}

function channelList(channelIds: readonly string[], texts: Texts): string {
  const named = channelIds.slice(0, CHANNELS_NAMED).map((id) => texts.parcels.inChannel(`<#${id}>`));
  const more = channelIds.length - named.length;
  return [...named, ...(more === 0 ? [] : [texts.common.more(more)])].join(', ');
}

function buttons({ ids, shared, follow }: TrackViewOptions, offset: number, total: number, texts: Texts) {
  // A distinct id even where both lead to the same page: Discord refuses two equal ids in one message.
  const older = ids('older', String(offset + SCANS_PER_PAGE));
  const newer = ids('page', String(Math.max(0, offset - SCANS_PER_PAGE)));
  return [
    ...(total > SCANS_PER_PAGE
      ? [
          button(texts.common.previous, newer, { disabled: offset === 0 }),
          button(texts.common.next, older, { disabled: offset + SCANS_PER_PAGE >= total }),
        ]
      : []),
    button(texts.common.refresh, ids('refresh'), { primary: true }),
    ...(shared ? [] : [button(texts.common.share, ids('share'))]),
    ...(follow === undefined ? [] : followButtons(ids, follow, texts)),
  ];
}

function followButtons(ids: ParcelIds, { dm, here, elsewhere }: FollowStatus, texts: Texts) {
  const toggle = (on: boolean, where: 'dm' | 'here') => ids(on ? 'unfollow' : 'follow', where);
  const isFollowed = dm || here === true || elsewhere.length > 0;
  return [
    button(dm ? texts.track.unfollowDm : texts.track.followDm, toggle(dm, 'dm')),
    ...(here === null
      ? []
      : [button(here ? texts.track.unfollowHere : texts.track.followHere, toggle(here, 'here'))]),
    ...(isFollowed ? [button(texts.track.rename, ids('name'))] : []),
    ...(elsewhere.length > 0 ? [button(texts.track.unfollowElsewhere, ids('destinations'))] : []),
  ];
}
