import { escapeText } from '../discord/escape-markdown.ts';
import { momentOfQcDay } from '../domain/qc-day.ts';
import type { Texts } from '../texts/index.ts';
import { formatNumber } from './number-format.ts';
import { sourcePart } from './provenance.ts';
import type { QcCard } from './qc-card.ts';
import type { QcPage } from './qc-page.ts';
import type { QcSelection } from './qc-selection.ts';
import { relative } from './time.ts';

/** "**Black / Gum, 44** · 3 days ago"; empty for a set without both. */
export function setHeading(
  { sku = '', date }: { readonly sku?: string | undefined; readonly date?: string | undefined },
  now: number,
): string {
  const variant = escapeText(sku, 300);
  const when = dayText(date, now);
  return [variant === '' ? '' : `**${variant}**`, when].filter((part) => part !== '').join(' · ');
}

/** How long ago a set was photographed; its date as it is when it seems to be in the future; empty without a date. */
export function dayText(date: string | undefined, now: number): string {
  const moment = momentOfQcDay(date, now);
  return moment === null ? escapeText(date ?? '', 20) : relative(moment);
}

/** "Set 1 of 4 · photos 1–6 of 28"; "10 photos" where all are shown. */
export function positionLine(
  { photos, offset, setNumber, setCount }: QcPage,
  { photos: { length: total } }: QcSelection,
  texts: Texts,
): string {
  if (photos.length === total) return `-# ${texts.qc.photos(total)}`;
  const set = setCount > 1 ? `${texts.qc.set(setNumber, setCount)} · ` : '';
  return `-# ${asSentence(`${set}${texts.qc.range(offset + 1, offset + photos.length, total)}`, texts)}`;
}

/** The same words with a capital letter. */
export function asSentence(words: string, { locale }: Texts): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** Says first that the service doesn't respond and how old this is; empty otherwise. */
export function staleLine({ answer: { stale, checkedAt } }: QcCard, texts: Texts): string {
  return stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '';
}

/** Who took the photos, and what the service counts but didn't send, in small print. */
export function creditLines({ answer: { data } }: QcCard, { total, emptySets }: QcSelection, texts: Texts) {
  const provider = escapeText(data.provider ?? '', 80);
  const credit = [provider === '' ? '' : texts.qc.provider(provider), sourcePart(data, texts)];
  const received = data.batches.reduce((sum, set) => sum + set.photos.length, 0);
  return [
    total === 0 ? '' : credit.filter((part) => part !== '').join(' · '),
    cutText(received, data.total_photos, texts.qc.cutPhotos, texts) ||
      cutText(data.batches.length, data.batch_count, texts.qc.cutSets, texts),
    emptySets === 0 ? '' : texts.qc.emptySets(emptySets),
  ]
    .filter((line) => line !== '')
    .map((line) => `-# ${line}`);
}

/** Says that the service sent fewer than it counts; empty otherwise. */
function cutText(
  received: number,
  expected: number | undefined,
  text: (received: string, expected: string) => string,
  { locale }: Texts,
): string {
  if (expected === undefined || !Number.isInteger(expected) || expected <= received) return '';
  return text(formatNumber(received, locale), formatNumber(expected, locale));
}
