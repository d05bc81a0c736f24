import type { APIEmbed } from 'discord.js';
import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, embedsWith } from '../../cards/container.ts';
import { inLine, relative, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cellsOf } from '../../discord/messages/plain-text.ts';
import { isProblem, type StateTone, toneOf } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { cutParcelName } from '../../parcels/cards/parcel-name.ts';
import { STATE_EMOJI, TONE_COLOURS } from '../../parcels/cards/parcel-state.ts';
import type { Texts } from '../../texts/index.ts';
import { bold, type DigestItem, itemLine, photosText } from './digest-items.ts';
import { HOLD_HERE } from './options/ids-and-levels.ts';

const MAX_ITEMS = 8;
/** More than two don't fit on a lock screen. */
const MAX_NEWS = 2;
const NAMES_IN_LINE = 3;
const NAMES_CELLS = 32;

/** What waited in a hold. */
export interface Digest {
  readonly after: 'day' | 'night' | 'quiet_hours';
  /** Parcels with a scan, or for which the bot detected something. */
  readonly parcels: number;
  /** Worth knowing, the most urgent first. */
  readonly items: readonly DigestItem[];
  readonly ordinaryScans: number;
  /** When the first of these was reported, milliseconds; null without one. */
  readonly since: number | null;
  /** Others than the parcels' owners read it. */
  readonly inChannel?: boolean;
}

/** Everything that waited, in one message: the line counts it, and the embed lists what is worth knowing. */
export function digestView(digest: Digest, texts: Texts): MessageView {
  const { after, items, inChannel = false } = digest;
  const line = digestLine(digest, texts);
  const embeds = items.length === 0 ? [] : embedsOf(digest, texts);
  const { myParcels, change, changeQuietHours, overnight } = texts.digest;
  return {
    content: `📦 ${after === 'night' ? overnight(line) : line}`,
    ...(embeds.length > 0 && { embeds }),
    components: fittingRows(
      [
        button(myParcels, encodeCustomId('parcels', 'list', '0')),
        // In a channel, only managers may change it: they have `/alerts list`.
        !inChannel && button(after === 'day' ? change : changeQuietHours, HOLD_HERE),
      ],
      OPEN_WIDTH,
    ),
  };
}

/** "6 parcels: 1 needs you, 1 arrives today": only depends on what happened. */
export function digestLine(digest: Digest, texts: Texts): string {
  const { items, parcels, ordinaryScans } = digest;
  if (items.every(({ kind }) => kind === 'ordinary')) return texts.digest.onlyScans(ordinaryScans, parcels);
  const [first, ...others] = newsOf(digest, texts).slice(0, MAX_NEWS);
  const subject = texts.parcels.count(parcels);
  if (first === undefined) return subject;
  const news = others.reduce(texts.digest.both, first);
  return parcels === 0 ? news : texts.track.because(subject, news);
}

/** "5 hours ago": distinguishes two digests with the same line; empty without ordinary scans. */
export function digestMoment({ since }: Pick<Digest, 'since'>): string {
  return since === null ? '' : relative(since);
}

function newsOf({ items, inChannel = false }: Digest, texts: Texts): string[] {
  const { digest } = texts;
  const ofKind = (kind: DigestItem['kind']) => items.filter((item) => item.kind === kind).length;
  const inState = (state: ParcelState) =>
    items.filter((item) => item.kind === 'parcel' && item.state === state).length;
  const parts: [number, (count: number) => string][] = [
    [needYou(items), inChannel ? digest.needOwner : digest.needYou],
    [inState('out_for_delivery'), digest.arriveToday],
    [inState('delivered'), digest.delivered],
    [ofKind('qc'), () => photosText(photosIn(items), texts)],
    [ofKind('price'), digest.prices],
    [ofKind('suspended'), digest.notices],
  ];
  return parts.filter(([count]) => count > 0).map(([count, text]) => text(count));
}

/** How many parcels have a problem, wait to be collected, or are silent: one may be both. */
function needYou(items: readonly DigestItem[]): number {
  const urgent = items.flatMap((item) => {
    if (item.kind === 'stall' || item.kind === 'ended') return item.parcel.number;
    return item.kind === 'parcel' && needsReader(item.state) ? item.parcel.number : [];
  });
  return new Set(urgent).size;
}

/** Lockers and shops return what isn't picked up. */
const needsReader = (state: ParcelState) => isProblem(state) || state === 'pickup';

/** Null: unknown for some product. */
function photosIn(items: readonly DigestItem[]): number | null {
  const counts = items.flatMap((item) => (item.kind === 'qc' ? [item.photos] : []));
  const known = counts.filter((count) => count !== null);
  return known.length < counts.length ? null : known.reduce((total, count) => total + count, 0);
}

function embedsOf(digest: Digest, texts: Texts): APIEmbed[] {
  const { after, items, ordinaryScans, since } = digest;
  const listed = linesOf(digest, texts);
  const lines = listed.slice(0, MAX_ITEMS).map(({ line }) => line);
  const hidden = listed.slice(MAX_ITEMS).reduce((count, { of }) => count + of, 0);
  const more = hidden > 0 ? texts.common.more(hidden) : '';
  const scans = since === null ? '' : texts.digest.ordinaryScans(ordinaryScans, relative(since));
  const daily = after === 'day' ? texts.alertOptions.digest : '';
  return embedsWith([...lines, smallLine([more]), smallLine([daily, scans])], { color: colourOf(items) });
}

/** A line for each item, and one for all that were delivered. @returns also how many items a line is about */
function linesOf(
  { items, inChannel = false }: Digest,
  texts: Texts,
): { readonly line: string; readonly of: number }[] {
  const delivered = items.filter((item) => item.kind === 'parcel' && item.state === 'delivered');
  return items.flatMap((item) => {
    if ('line' in item && item.line === null) return [];
    const isGrouped = delivered.length > 1 && delivered.includes(item);
    if (isGrouped && item !== delivered[0]) return [];
    if (isGrouped) return { line: deliveredLine(delivered, texts), of: delivered.length };
    return { line: itemLine(item, texts, inChannel), of: 1 };
  });
}

/** `✅ **Cap, Belt, Tote** and 2 more · delivered` */
function deliveredLine(delivered: readonly DigestItem[], texts: Texts): string {
  const names = delivered.flatMap((item) =>
    'parcel' in item ? cutParcelName(item.parcel, NAMES_CELLS) : [],
  );
  const shown = names.slice(0, NAMES_IN_LINE);
  while (shown.length > 1 && cellsOf(shown.join(', ')) > NAMES_CELLS) shown.pop();
  const named = bold(shown.join(', '));
  const more = names.length - shown.length;
  const all = more > 0 ? texts.digest.andMore(named, more) : named;
  return inLine([`${STATE_EMOJI.delivered} ${all}`, texts.track.states.delivered]);
}

const WORST_FIRST: readonly StateTone[] = ['problem', 'attention', 'moving', 'good', 'quiet'];
const TONES = {
  suspended: 'problem',
  stall: 'attention',
  ended: 'quiet',
  date: 'moving',
  qc: 'moving',
  price: 'moving',
} as const;

function colourOf(items: readonly DigestItem[]): number {
  const tones = items.map((item) => ('state' in item ? toneOf(item.state) : TONES[item.kind]));
  const worst = WORST_FIRST.find((tone) => tones.includes(tone));
  return worst === undefined ? COLOURS.neutral : TONE_COLOURS[worst];
}
