import { formatToday } from '../../cards/date-range.ts';
import { inLine } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cutToCells } from '../../discord/messages/plain-text.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { Arrival, ExpectedArrival } from '../../parcels/arrival.ts';
import { arrivalInList } from '../../parcels/cards/arrival-words.ts';
import { cutParcelName, type LabelledParcel } from '../../parcels/cards/parcel-name.ts';
import { scanPhrase } from '../../parcels/cards/scan-text.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { scanEmoji, whatHappened } from './alert-line.ts';

/** A line with a date is one line on a small phone. */
const PARCEL_CELLS = 20;
const PRODUCT_CELLS = 32;
/** Characters of a carrier's words next to a name. */
const SCAN_CELLS = 24;
const MAX_ESCAPED = 200;

type Days = Pick<ExpectedArrival, 'earliest' | 'latest'>;

/** One line: what happened to a parcel or a product, or what the bot noticed. */
export type DigestItem =
  | {
      readonly kind: 'parcel';
      readonly parcel: LabelledParcel;
      readonly state: ParcelState;
      readonly scan: TrackingUpdate;
      /** When it is likely to arrive, as of now. */
      readonly arrival?: Arrival | null;
      /** The date that readers were told before, if it has changed. */
      readonly before?: Days | null;
    }
  /** No scan that matters, but the date has moved, or the parcel is late. */
  | {
      readonly kind: 'date';
      readonly parcel: LabelledParcel;
      readonly arrival: Arrival;
      readonly before: Days | null;
    }
  /** Only ordinary scans: what the newest one says. */
  | {
      readonly kind: 'ordinary';
      readonly parcel: LabelledParcel;
      readonly state: ParcelState;
      readonly scan: TrackingUpdate;
    }
  /** No scan for longer than usual, or no longer checked. */
  | { readonly kind: 'stall' | 'ended'; readonly parcel: LabelledParcel }
  /** `photos`: how many; null: not known. */
  | { readonly kind: 'qc'; readonly name: string; readonly photos: number | null }
  /** The line of its own alert; null: only counted. */
  | { readonly kind: 'price' | 'suspended'; readonly line: string | null };

/** `🛬 **Gift for Mia** · landed` @param inChannel others than the parcel's owner read it */
export function itemLine(item: DigestItem, texts: Texts, inChannel = false): string {
  switch (item.kind) {
    case 'parcel':
      return inLine([`${emojiOf(item)} ${boldParcel(item.parcel)}`, stateText(item, texts, inChannel)]);
    case 'date':
      return inLine([`${emojiOf(item)} ${boldParcel(item.parcel)}`, dateText(item, texts, inChannel)]);
    case 'ordinary':
      return ordinaryLine(item, texts);
    case 'stall':
      return `⏳ ${boldParcel(item.parcel)} · ${texts.digest.silent}`;
    case 'ended':
      return `✖️ ${boldParcel(item.parcel)} · ${texts.digest.ended}`;
    case 'qc':
      return `📸 ${bold(cutToCells(item.name, PRODUCT_CELLS))} · ${photosText(item.photos, texts)}`;
    default:
      return item.line ?? '';
  }
}

/** `🚚 **Cap** · sorted` */
function ordinaryLine({ parcel, ...scanned }: OrdinaryItem, texts: Texts): string {
  const scan = { ...scanned, importance: 'ordinary' } as const;
  return inLine([`${scanEmoji(scan)} ${boldParcel(parcel)}`, whatHappened(parcel, scan, texts, SCAN_CELLS)]);
}

type OrdinaryItem = Extract<DigestItem, { kind: 'ordinary' }>;
type ParcelItem = Extract<DigestItem, { kind: 'parcel' }>;
type DatedItem = Extract<DigestItem, { kind: 'date' }>;

function emojiOf(item: ParcelItem | DatedItem): string {
  const date = item.kind === 'date' ? item : datedItem(item);
  if (date?.arrival.state === 'late') return '🐢';
  if (item.kind === 'date' || movedBy(item) !== 0) return '📅';
  return scanEmoji(item);
}

/** A parcel on its way, whose date says more than its state; null: it has none. */
function datedItem(item: ParcelItem): Pick<DatedItem, 'arrival' | 'before'> | null {
  const { arrival = null, before = null, state } = item;
  if (arrival === null || isProblem(state) || SAYS_ALL.includes(state)) return null;
  return { arrival, before };
}

/** By how many days the date is later than what readers were told. */
function movedBy({ arrival = null, before = null }: Partial<Pick<ParcelItem, 'arrival' | 'before'>>): number {
  return arrival?.state === 'expected' && before !== null ? arrival.latest - before.latest : 0;
}

/** "26–28 Nov, 2 days earlier", "today" */
function dateText(item: Pick<DatedItem, 'arrival' | 'before'>, texts: Texts, inChannel: boolean): string {
  if (inChannel && item.arrival.state === 'late') return texts.arrival.lateInList;
  const date = arrivalInList(item.arrival, texts);
  const by = movedBy(item);
  if (by === 0) return date;
  return texts.alerts.withDetail(date, by < 0 ? texts.alerts.earlier(-by) : texts.alerts.later(by));
}

/** The state, if that says enough; else the date; else the scan's words. */
function stateText(item: ParcelItem, texts: Texts, inChannel: boolean): string {
  const { state, scan } = item;
  const date = datedItem(item);
  if (date !== null) return dateText(date, texts, inChannel);
  if (state === 'out_for_delivery') return formatToday(texts.locale);
  const inState = texts.track.states[state];
  if (SAYS_ALL.includes(state) || isProblem(state)) return inState;
  return scanPhrase(scan.status, texts) ?? inState;
}

const SAYS_ALL: readonly ParcelState[] = ['out_for_delivery', 'pickup', 'delivered', 'returned', 'cancelled'];

export function bold(name: string): string {
  return `**${escapeText(name, MAX_ESCAPED) || '?'}**`;
}

function boldParcel(parcel: LabelledParcel): string {
  return bold(cutParcelName(parcel, PARCEL_CELLS));
}

/** When a parcel is likely to arrive, for sorting; null: unknown. */
export function arrivalDay(item: ParcelItem | DatedItem): number | null {
  if (item.kind === 'parcel' && item.state === 'out_for_delivery') return 0;
  const date = item.kind === 'date' ? item : datedItem(item);
  return date?.arrival.state === 'expected' ? date.arrival.latest : null;
}

export function photosText(count: number | null, { digest, alerts }: Texts): string {
  return count === null ? digest.newPhotos : alerts.newPhotos(count);
}
