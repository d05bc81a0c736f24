import type { APIEmbed } from 'discord.js';
import type { Answer, TrackingResult } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { MAX_TEXT_BYTES, plain, safeUrl, takeWithin } from '../bot/limits.ts';
import { maskTrackingNumber } from '../lib/tracking-number.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows } from './components.ts';
import { freshness } from './freshness.ts';
import { STATE_COLOURS, STATE_MARKS, stateOf } from './parcel-state.ts';
import { scanLines } from './scan-lines.ts';
import { momentOf, relative } from './time.ts';

export const SCANS_PER_PAGE = 8;

/** The longest run of scans, and its bytes, that an embed's description takes beside the lines around it. */
const SCANS_CHARS = 3_500;
const SCANS_BYTES = MAX_TEXT_BYTES - 1_000;

export interface TrackViewOptions {
  /** As asked for, normalised. */
  readonly number: string;
  /** How many newer scans to skip. */
  readonly offset: number;
  /** Others can see it: the number is masked. */
  readonly shared: boolean;
}

/** The scans of a parcel, newest first. */
export function trackView(answer: Answer<TrackingResult>, options: TrackViewOptions, texts: Texts): View {
  const { updates, attribution, docs } = answer.data;
  const lastPage = Math.max(0, Math.ceil(updates.length / SCANS_PER_PAGE) - 1) * SCANS_PER_PAGE;
  const offset = Math.min(options.offset, lastPage);
  const shown = updates.slice(offset, offset + SCANS_PER_PAGE);
  const [newest] = updates;
  const state = stateOf(newest?.status, newest !== undefined);
  const number = options.shared ? maskTrackingNumber(options.number) : options.number;
  const url = safeUrl(docs);

  const lines = [`### ${STATE_MARKS[state]} ${texts.track.states[state]}`];
  const moment = momentOf(newest?.date, newest?.hour);
  if (moment !== null) lines.push(texts.track.lastScan(relative(moment)));
  const scans = takeWithin(
    shown.map((scan, index) => scanLines(scan, offset + index === 0 ? '●' : '○', texts)),
    SCANS_CHARS,
    SCANS_BYTES,
  );
  lines.push(...(moment === null ? [] : ['']), ...(newest === undefined ? [texts.track.noScans] : scans), '');
  if (updates.length > SCANS_PER_PAGE) {
    lines.push(`-# ${texts.track.range(offset + 1, offset + shown.length, updates.length)}`);
  }
  lines.push(freshness(answer, texts));

  const embed: APIEmbed = {
    color: STATE_COLOURS[state],
    title: `📦 ${number}`,
    description: lines.join('\n'),
    ...(url === null ? {} : { url }),
    ...(attribution === undefined || attribution.trim() === ''
      ? {}
      : { footer: { text: plain(attribution, 200) || '·' } }),
  };
  return { embeds: [embed], components: buttonRows(buttons(options, offset, updates.length, texts)) };
}

function buttons({ number, shared }: TrackViewOptions, offset: number, total: number, texts: Texts) {
  const reach = shared ? 's' : 'p';
  const page = (to: number) => encodeCustomId('track', 'page', number, String(to), reach);
  const paged = total > SCANS_PER_PAGE;
  return [
    ...(paged
      ? [
          button(texts.common.newer, page(Math.max(0, offset - SCANS_PER_PAGE)), { disabled: offset === 0 }),
          // A distinct id even where both lead to the same page: Discord refuses two equal ids in one message.
          button(
            texts.common.older,
            encodeCustomId('track', 'older', number, String(offset + SCANS_PER_PAGE), reach),
            {
              disabled: offset + SCANS_PER_PAGE >= total,
            },
          ),
        ]
      : []),
    button(texts.common.refresh, encodeCustomId('track', 'refresh', number, reach), { primary: true }),
    ...(shared ? [] : [button(texts.common.share, encodeCustomId('track', 'share', number))]),
  ];
}
