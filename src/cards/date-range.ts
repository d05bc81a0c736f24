const DAY_MS = 86_400_000;
/** A date further away than about six months needs its year. */
const YEAR_FROM_DAYS = 183;
const NO_BREAK_SPACE = '\u00A0';
/** With a word joiner after it: without, a line could break there. */
const DASH = '–\u2060';

/** Days since 1970-01-01 in one calendar, so that neither a zone nor midnight changes their names. */
export interface DateRange {
  readonly earliest: number;
  readonly latest: number;
}

/**
 * A range of days in words: `Thu 26 – Sat 28 Nov` in a heading or an alert, `26–28 Nov` in a list, where each line has to be short
 * (two months are numbers where their words are long), and `today` for today. The words, their order and their points are those of the language; no line breaks within.
 * @param locale of the bot's texts @param today in the same calendar
 */
export function formatDays(
  { earliest, latest }: DateRange,
  locale: string,
  { today, style }: { readonly today: number; readonly style: 'heading' | 'list' },
): string {
  if (earliest === today && latest === today) return formatToday(locale);
  const withWeekdays = style === 'heading' && !isChinese(locale);
  const last = { locale, day: latest, withWeekdays, withYear: Math.abs(latest - today) > YEAR_FROM_DAYS };
  if (earliest === latest) return join(describe(last));
  const isOneYear = yearOf(earliest) === yearOf(latest);
  // The year is named once: at the end, or where it comes first, at the beginning.
  const withYears = (isNamed: boolean) => last.withYear && (isNamed || !isOneYear);
  const from = describe({ ...last, day: earliest, withYear: withYears(isChinese(locale)) });
  const until = describe({ ...last, withYear: withYears(!isChinese(locale)) });
  const isShort = monthOf(earliest) === monthOf(latest);
  const numbers = style === 'list' && !last.withYear ? IN_NUMBERS[locale] : undefined;
  if (!isShort && numbers !== undefined)
    return `${inNumbers(earliest, numbers)}${DASH}${inNumbers(latest, numbers)}`;
  if (!isShort) return `${join(from)}${spaced(locale)}${join(until)}`;
  // The same with the month.
  if (isChinese(locale))
    return unbroken(`${yearIn(from)}${from.month}${from.number}${DASH}${until.number}${until.point}`);
  const start = withWeekdays ? `${from.weekday}${NO_BREAK_SPACE}${from.number}` : from.number;
  return `${start}${from.point}${withWeekdays ? spaced(locale) : DASH}${join(until)}`;
}

/** One day, in the same style: `20 Nov`, `Mon 16 Nov`, `24 Nov 2026`; for a date that no word such as "today" replaces. */
export function formatDay(
  day: number,
  locale: string,
  { withWeekday, withYear }: { readonly withWeekday: boolean; readonly withYear: boolean },
): string {
  return join(describe({ locale, day, withWeekdays: withWeekday && !isChinese(locale), withYear }));
}

/** `today`, as a word for a list. */
export function formatToday(locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
}

/** A span of numbers that no line break may divide: `3–5`. */
export function formatSpan(from: number, to: number): string {
  return from === to ? String(from) : `${from}${DASH}${to}`;
}

interface Described {
  readonly locale: string;
  /** Empty: it isn't named. */
  readonly weekday: string;
  /** "26", "1er" */
  readonly number: string;
  /** What belongs to the number: the period in German, 日 in Chinese. */
  readonly point: string;
  /** Shown before the number in Chinese, after it in all other languages. */
  readonly month: string;
  readonly year: string;
}

interface Asked {
  readonly locale: string;
  readonly day: number;
  readonly withWeekdays: boolean;
  readonly withYear: boolean;
}

function describe({ locale, day, withWeekdays, withYear }: Asked): Described {
  const moment = day * DAY_MS;
  const parts = formatOf(locale, 'day').formatToParts(moment);
  const at = parts.findIndex(({ type }) => type === 'day');
  const textOf = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value).join('');
  const [point = ''] = /^\S*/.exec(parts[at + 1]?.value ?? '') ?? [];
  const after = textOf(parts.slice(at + 1)).slice(point.length);
  return {
    locale,
    weekday: withWeekdays ? weekdayOf(locale, moment) : '',
    number: numberOf(moment, locale),
    point,
    month: (textOf(parts.slice(0, at)) || after).trim(),
    year: withYear ? `${locale === 'pt-BR' ? 'de ' : ''}${yearOf(day)}` : '',
  };
}

/** `Thu 26 Nov 2027`, `26 de nov.`, `11月26日` */
function join({ locale, weekday, number, point, month, year }: Described): string {
  if (isChinese(locale)) return unbroken(`${year === '' ? '' : `${year}年`}${month}${number}${point}`);
  const words = [weekday, `${number}${point}`, month, year].filter((word) => word !== '');
  return words.join(' ').replaceAll(' ', NO_BREAK_SPACE);
}

/** Without a space, a line could break after any number or sign. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=[年月–\d])(?=[月日\d])(?<!\d(?=\d))/g, '\u2060');
}

const yearIn = ({ year }: Described) => (year === '' ? '' : `${year}年`);

/** Between dates of several words; Chinese has no spaces. */
const spaced = (locale: string) => (isChinese(locale) ? DASH : `${NO_BREAK_SPACE}${DASH}${NO_BREAK_SPACE}`);

/** By language, for a list: two months in words would take half of a line, and cut the name before them. */
const IN_NUMBERS: Readonly<Record<string, (day: number, month: number) => string>> = {
  de: (day, month) => `${day}.${month}.`,
  fr: (day, month) => `${day}/${month}`,
  'pt-BR': (day, month) => `${day}/${month}`,
};

function inNumbers(day: number, format: (day: number, month: number) => string): string {
  const date = new Date(day * DAY_MS);
  return format(date.getUTCDate(), date.getUTCMonth() + 1);
}

/** Written after the first day of a month. */
const FIRST: Readonly<Record<string, string>> = { fr: 'er', 'pt-BR': 'º' };

function numberOf(moment: number, locale: string): string {
  const number = new Date(moment).getUTCDate();
  return `${number}${number === 1 ? (FIRST[locale] ?? '') : ''}`;
}

/** Two-letter words in German need no period; elsewhere, it is part of the word. */
function weekdayOf(locale: string, moment: number): string {
  const name = formatOf(locale, 'weekday').format(moment);
  return locale === 'de' ? name.replace('.', '') : name;
}

const isChinese = (locale: string) => locale.startsWith('zh');
const yearOf = (day: number) => String(new Date(day * DAY_MS).getUTCFullYear());
const monthOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 7);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format is far more expensive than using it, and there are few. */
function formatOf(locale: string, kind: 'day' | 'weekday'): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, optionsOf(locale, kind));
  formats.set(key, known);
  return known;
}

/** Chinese short months are numbers with a slash. */
function optionsOf(locale: string, kind: 'day' | 'weekday'): Intl.DateTimeFormatOptions {
  if (kind === 'weekday') return { weekday: 'short', timeZone: 'UTC' };
  return { day: 'numeric', month: isChinese(locale) ? 'long' : 'short', timeZone: 'UTC' };
}
