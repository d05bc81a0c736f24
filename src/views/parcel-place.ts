import { escapeText } from '../discord/escape-markdown.ts';
import { countryOf } from '../domain/places/countries.ts';
import { findPlace } from '../domain/places/find-place.ts';
import type { Texts } from '../texts/index.ts';
import { flag } from './flag.ts';
import type { ShownScan } from './scan-text.ts';

const MAX_PLACE = 60;

/** "Leipzig 🇩🇪"; a country without a known city by its name; empty when the scan names no place. */
export function placeText({ location, country }: ShownScan, texts: Texts, max = MAX_PLACE): string {
  const place = findPlace(location, country);
  if (place === null) return escapeText(location || country, max);
  if (place.city !== null) return withFlag(escapeText(place.city, max), place.country);
  const namesCountryOnly = location.trim() === '' || countryOf(location) !== null;
  return namesCountryOnly
    ? countryName(place.country, texts)
    : withFlag(escapeText(location, max), place.country);
}

/** With a space that doesn't break: a flag alone on a line says nothing. */
function withFlag(name: string, country: string): string {
  return `${name}\u00A0${flag(country)}`;
}

/** A country's name in the reader's language. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, { locale }: Pick<Texts, 'locale'>): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
