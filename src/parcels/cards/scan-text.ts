import { formatDay } from '../../cards/date-range.ts';
import { relative } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cellsOf, cutToCells, oneLine, plainText } from '../../discord/messages/plain-text.ts';
import { countryOf } from '../../domain/parcels/places/countries.ts';
import { cityNameIn, findPlace, type Place } from '../../domain/parcels/places/find-place.ts';
import { meaningOfScan, readScan } from '../../domain/parcels/wordings/index.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type MaskableParcel, maskParcelTexts } from './parcel-name.ts';

const MAX_WORDS = 300;

/** A scan's texts as they may be shown: without the number of a masked parcel, but not escaped. */
type ShownScan = ReturnType<typeof shownScan>;

/**
 * Masks all parts at once, in the order in which a card shows them: a number may be spread over several.
 * @param max the most characters of a part, where a card shows more than the beginning
 */
export function shownScan(scan: Partial<TrackingUpdate>, parcel: MaskableParcel, max?: number) {
  const parts = [scan.status, scan.location, scan.country, scan.date, scan.hour].map((part) => part ?? '');
  const shown = maskParcelTexts(parcel, parts, max);
  const [status = '', location = '', country = '', date = '', hour = ''] = shown;
  return { status, location, country, date, hour };
}

/** What a scan's words mean, in the reader's language and worded for use in a sentence; null if they aren't recognized. */
export function scanPhrase(status: string | undefined, texts: Texts): string | null {
  const meaning = meaningOfScan(status ?? '');
  return meaning === null ? null : texts.scans[meaning];
}

/** What a scan says, within a line: in the reader's language, or quoted if its words aren't recognized. */
export function scanText(scan: TrackingUpdate, parcel: MaskableParcel, texts: Texts): string {
  const phrase = scanPhrase(scan.status, texts);
  if (phrase !== null) return phrase;
  const { status } = shownScan(scan, parcel);
  // Shortened at a space where one is near the end.
  const isLong = status.length > MAX_WORDS;
  const kept = isLong ? `${status.slice(0, MAX_WORDS - 1).replace(/\s\S{0,20}$/, '')}…` : status;
  const words = escapeText(kept, MAX_WORDS);
  return words === '' ? texts.track.noStatus : texts.track.quoted(words);
}

/** Words that fit on two lines of a phone get their own line; longer ones are quoted in small print. */
const SAID_CELLS = 56;
/** About three small lines of a phone. */
const QUOTE_CELLS = 140;

/**
 * The meaning in the reader's language; the carrier's words if they aren't recognized or say more.
 * @returns two parts; one that is empty adds nothing to the other
 */
export function saidOnCard(scan: TrackingUpdate, parcel: MaskableParcel, texts: Texts) {
  const reading = readScan(scan.status ?? '');
  const words = oneLine(shownScan(scan, parcel).status);
  if (reading === null && words === '') return { line: texts.track.noStatus, quote: '' };
  const isShort = cellsOf(words) <= SAID_CELLS;
  if (reading === null && isShort) return { line: quoted(words, texts), quote: '' };
  const line = reading === null ? '' : texts.scans[reading.meaning];
  if (reading?.saysMore === false) return { line, quote: '' };
  const kept = cutToCells(words, QUOTE_CELLS);
  return { line, quote: quoted(kept, texts) + (kept === words ? '' : ` ${texts.track.wholeText}`) };
}

function quoted(words: string, texts: Texts): string {
  return texts.track.quoted(escapeText(words, 2 * words.length + 20));
}

/** Whether two texts differ only in case, signs and spaces. */
export function isSameWording(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
}

/** When a scan happened, as relative time; empty when it names no moment, or one that is yet to come. */
export function scanAge({ at = null }: Pick<TrackingUpdate, 'at'>, now: number): string {
  return at === null || at > now ? '' : relative(at);
}

const DAY_MS = 86_400_000;

/**
 * A scan's day, as the carrier wrote it, which is that of its place: "20 Nov", or "Mon 23 Nov"; empty without one. The year is
 * added when it isn't the current one.
 */
export function scanDay(
  { date }: { readonly date: string },
  now: number,
  { locale }: Pick<Texts, 'locale'>,
  weekday?: 'short',
): string {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day)) return plainText(date, 20);
  const withYear = new Date(day).getUTCFullYear() !== new Date(now).getUTCFullYear();
  return formatDay(Math.floor(day / DAY_MS), locale, { withWeekday: weekday !== undefined, withYear });
}

/** A scan's hour at its place, in the reader's format: "1:12 AM", or as the carrier wrote it, escaped. */
export function scanTime({ hour }: { readonly hour: string }, { locale }: Pick<Texts, 'locale'>): string {
  const at = Date.parse(`1970-01-01T${/^\d:/.test(hour) ? '0' : ''}${hour}Z`);
  if (Number.isNaN(at)) return escapeText(hour, 40);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(at).replaceAll(/\s/g, '\u00A0');
}

const MAX_PLACE = 60;

/** "Leipzig 🇩🇪"; a country without a known city by its name; empty when the scan names no place. */
export function placeText({ location, country }: ShownScan, texts: Texts, max = MAX_PLACE): string {
  const place = findPlace(location, country);
  if (place === null) return escapeText(location || country, max);
  const namesCountryOnly = place.city === null && (location.trim() === '' || countryOf(location) !== null);
  if (namesCountryOnly) return countryName(place.country, texts);
  // With a space that doesn't break: a flag alone on a line says nothing.
  return `${escapeText(cityName(place, texts) ?? location, max)}\u00A0${flag(place.country)}`;
}

/** A city's name in the reader's language; null where only the country is known. */
export function cityName(
  place: Pick<Place, 'city' | 'country'>,
  { locale }: Pick<Texts, 'locale'>,
): string | null {
  const [language = ''] = locale.split('-', 1);
  return cityNameIn(language, place);
}

/** A country's name in the reader's language. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, { locale }: Pick<Texts, 'locale'>): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** "Germany 🇩🇪". @param code ISO 3166-1 alpha-2 */
export function countryWithFlag(code: string, texts: Pick<Texts, 'locale'>): string {
  return `${countryName(code, texts).replaceAll(' ', '\u00A0')}\u00A0${flag(code)}`;
}

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The flag of a two-letter country code; empty for anything else. */
function flag(country: string): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return '';
  const indicatorOf = (letter: string) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return String.fromCodePoint(...[...country.toUpperCase()].map(indicatorOf));
}
