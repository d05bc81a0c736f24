import type { APIComponentInContainer } from 'discord.js';
import { escapeText } from '../../discord/escape-markdown.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { takeWhileFits, utf8Bytes } from '../../discord/truncate.ts';
import type { HaulTotals } from '../../domain/haul/totals.ts';
import type { HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { containerCard, divider, textDisplay } from '../container.ts';
import type { Reader } from '../reader.ts';
import type { LinkedHaulItem } from './card.ts';
import { itemTitle, priceOfItem, wholeLine } from './lines.ts';
import { headingOf } from './totals.ts';

/** What fields of the form take. */
export const MAX_REVIEW_TITLE = 100;
export const MAX_REVIEW_WORDS = 1_000;
/** Further items are only counted. */
export const MAX_REVIEWED_ITEMS = 15;
/** The text display with the author's words, by which the preview is read again. */
export const WORDS_ID = 102;

/** Of a message, for everything but the heading of its preview. */
const POST_CHARS = 3_100;
const POST_BYTES = 6_500;
/** A heading with many currencies is cut. */
const HEADING_CHARS = 300;

/** What the author of a review writes. */
export interface ReviewDraft {
  readonly title: string;
  /** Empty: none. */
  readonly words: string;
}

/** A haul as its review shows it: nothing in it is about the person, except who wrote it. */
export interface HaulReview extends ReviewDraft {
  readonly authorId: string;
  readonly totals: HaulTotals;
  /** The first {@link MAX_REVIEWED_ITEMS}. */
  readonly items: readonly LinkedHaulItem<HaulItem>[];
  readonly itemCount: number;
  readonly parcels: number;
  /** How many days each parcel took, as far as it is known. */
  readonly days: readonly number[];
}

/** What is posted in the forum, below the post's title. */
export function reviewPostView(review: HaulReview, reader: Reader): MessageView {
  return containerCard(null, reviewBody(review, reader));
}

/** The same for the preview. */
export function reviewBody(review: HaulReview, reader: Reader): APIComponentInContainer[] {
  const { texts } = reader;
  const words = escapeLines(review.words);
  const top = [headingLine(review, reader), parcelsLine(review, texts)].filter((line) => line !== '');
  const last = `-# ${texts.haulReview.by(`<@${review.authorId}>`)}`;
  const rest = [...top, words, last].join('\n');
  const items = itemLines(review, POST_CHARS - rest.length, POST_BYTES - utf8Bytes(rest), texts);
  return [
    ...(top.length === 0 ? [] : [textDisplay(top.join('\n'))]),
    ...(words === '' ? [] : [{ ...textDisplay(words), id: WORDS_ID }]),
    ...(items.length === 0 ? [] : [divider(), textDisplay(items.join('\n'))]),
    textDisplay(last),
  ];
}

/** Whether a message with this text is a review of this person's. */
export function isReviewBy(authorId: string, text: string): boolean {
  // Mentions in other lines are escaped, and words of the language around it may have been changed.
  return text.split('\n').some((line) => line.startsWith('-# ') && line.includes(`<@${authorId}>`));
}

function headingLine({ totals }: HaulReview, reader: Reader): string {
  const heading = headingOf(totals, reader);
  return heading === '' || heading.length > HEADING_CHARS ? '' : `### ${heading}`;
}

/** "📦 2 parcels · took 9–13 days" */
function parcelsLine({ parcels, days }: HaulReview, texts: Texts): string {
  if (parcels === 0) return '';
  const took = days.length === 0 ? [] : [texts.haulReview.days(Math.min(...days), Math.max(...days))];
  return `📦 ${[texts.parcels.count(parcels), ...took].join(' · ')}`;
}

function itemLines(
  { items, itemCount }: HaulReview,
  maxChars: number,
  maxBytes: number,
  texts: Texts,
): string[] {
  const lines = items.map((item) => itemLine(item, texts));
  const shown = takeWhileFits(lines, maxChars, maxBytes);
  const more = itemCount - shown.length;
  return [...shown, ...(more <= 0 ? [] : [texts.common.more(more)])];
}

/** Two lines: "**1** [Harbor Runner 2.0](…) × 2" and "CN¥536". */
function itemLine(item: LinkedHaulItem<HaulItem>, texts: Texts): string {
  const price = priceOfItem(item.figures, texts);
  const title = `**${item.number}** ${itemTitle(item, texts, wholeLine(item))}`;
  return price === null ? title : `${title}\n-# ${price}`;
}

/** Each line on its own: paragraphs stay. */
function escapeLines(words: string): string {
  return words
    .split(/\r\n?|\n/)
    .map((line) => escapeText(line, 2 * MAX_REVIEW_WORDS))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
