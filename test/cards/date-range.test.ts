import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDays, formatSpan } from '../../src/cards/date-range.ts';
import { LANGUAGES } from '../../src/texts/index.ts';

const DAY_MS = 86_400_000;
const day = (date: string) => Date.parse(`${date}T00:00Z`) / DAY_MS;
const TODAY = day('2026-11-24');

const words = (locale: string, style: 'heading' | 'list', from: string, until = from, today = TODAY) =>
  formatDays({ earliest: day(from), latest: day(until) }, locale, { today, style });
/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** One month, two months, one day; in a heading, then in a list. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Thu 26 – Sat 28 Nov',
    'Fri 27 Nov – Fri 4 Dec',
    'Thu 26 Nov',
    '26–28 Nov',
    '27 Nov – 4 Dec',
    '26 Nov',
    'today',
  ],
  de: [
    'Do 26. – Sa 28. Nov.',
    'Fr 27. Nov. – Fr 4. Dez.',
    'Do 26. Nov.',
    '26.–28. Nov.',
    '27.11.–4.12.',
    '26. Nov.',
    'heute',
  ],
  es: [
    'jue 26 – sáb 28 nov',
    'vie 27 nov – vie 4 dic',
    'jue 26 nov',
    '26–28 nov',
    '27 nov – 4 dic',
    '26 nov',
    'hoy',
  ],
  fr: [
    'jeu. 26 – sam. 28 nov.',
    'ven. 27 nov. – ven. 4 déc.',
    'jeu. 26 nov.',
    '26–28 nov.',
    '27/11–4/12',
    '26 nov.',
    'aujourd’hui',
  ],
  it: [
    'gio 26 – sab 28 nov',
    'ven 27 nov – ven 4 dic',
    'gio 26 nov',
    '26–28 nov',
    '27 nov – 4 dic',
    '26 nov',
    'oggi',
  ],
  pl: [
    'czw. 26 – sob. 28 lis',
    'pt. 27 lis – pt. 4 gru',
    'czw. 26 lis',
    '26–28 lis',
    '27 lis – 4 gru',
    '26 lis',
    'dzisiaj',
  ],
  'pt-BR': [
    'qui. 26 – sáb. 28 de nov.',
    'sex. 27 de nov. – sex. 4 de dez.',
    'qui. 26 de nov.',
    '26–28 de nov.',
    '27/11–4/12',
    '26 de nov.',
    'hoje',
  ],
  'zh-CN': [
    '11月26–28日',
    '11月27日–12月4日',
    '11月26日',
    '11月26–28日',
    '11月27日–12月4日',
    '11月26日',
    '今天',
  ],
};

describe('a range of days', () => {
  it.each(LANGUAGES.map(({ locale }) => locale))('is written as in %s', (locale) => {
    const both = (style: 'heading' | 'list') => [
      words(locale, style, '2026-11-26', '2026-11-28'),
      words(locale, style, '2026-11-27', '2026-12-04'),
      words(locale, style, '2026-11-26'),
    ];
    const today = words(locale, 'list', '2026-11-24');
    expect([...both('heading'), ...both('list'), today].map(read)).toEqual(EXPECTED[locale]);
  });

  /** In a list, two months are numbers. */
  const NUMBERED = new Set(['de', 'fr', 'pt-BR']);

  // Italian days have two digits there; short Chinese months are numbers.
  it.each(['en-GB', 'de', 'es', 'fr', 'pl', 'pt-BR'])(
    'has the words and the order of Intl in %s',
    (locale) => {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
      const bare = (text: string) => text.replace(/[\s\u2060]/g, '');
      for (const [from, until] of [
        ['2026-11-26', '2026-11-28'],
        ['2026-11-27', '2026-12-04'],
        ['2027-01-02', '2027-01-09'],
        ['2027-04-30', '2027-05-11'],
      ] as const) {
        if (NUMBERED.has(locale) && from.slice(0, 7) !== until.slice(0, 7)) continue;
        const ours = words(locale === 'en-GB' ? 'en' : locale, 'list', from, until);
        const theirs = format.formatRange(day(from) * DAY_MS, day(until) * DAY_MS);
        // Intl names the years where they differ.
        expect(bare(ours)).toBe(bare(theirs));
      }
    },
  );

  it('begins today if it is not over today', () => {
    expect(read(words('en', 'heading', '2026-11-24', '2026-11-25'))).toBe('Tue 24 – Wed 25 Nov');
  });

  it('names the year only of a day that is more than six months away', () => {
    expect(read(words('en', 'heading', '2026-12-30', '2027-01-03'))).toBe('Wed 30 Dec – Sun 3 Jan');
    expect(read(words('en', 'list', '2027-07-01', '2027-07-03'))).toBe('1–3 Jul 2027');
    expect(read(words('zh-CN', 'list', '2027-07-01', '2027-07-03'))).toBe('2027年7月1–3日');
    expect(read(words('de', 'list', '2027-12-30', '2028-01-03'))).toBe('30. Dez. 2027 – 3. Jan. 2028');
  });

  it.each([
    ['en', 'Tue 1 Sep', '1–3 Sep', 'Wed 30 Jun – Thu 1 Jul 2027'],
    ['de', 'Di 1. Sept.', '1.–3. Sept.', 'Mi 30. Juni – Do 1. Juli 2027'],
    ['es', 'mar 1 sept', '1–3 sept', 'mié 30 jun – jue 1 jul 2027'],
    ['fr', 'mar. 1er sept.', '1er–3 sept.', 'mer. 30 juin – jeu. 1er juil. 2027'],
    ['it', 'mar 1 set', '1–3 set', 'mer 30 giu – gio 1 lug 2027'],
    ['pl', 'wt. 1 wrz', '1–3 wrz', 'śr. 30 cze – czw. 1 lip 2027'],
    ['pt-BR', 'ter. 1º de set.', '1º–3 de set.', 'qua. 30 de jun. – qui. 1º de jul. de 2027'],
    ['zh-CN', '9月1日', '9月1–3日', '2027年6月30日–7月1日'],
  ])('names the first of a month, and a year, as in %s', (locale, first, firstThree, years) => {
    const august = day('2026-08-20');
    expect([
      read(words(locale, 'heading', '2026-09-01', '2026-09-01', august)),
      read(words(locale, 'list', '2026-09-01', '2026-09-03', august)),
      read(words(locale, 'heading', '2027-06-30', '2027-07-01')),
    ]).toEqual([first, firstThree, years]);
  });

  it('names its first and its last day, whatever the language', () => {
    const locale = fc.constantFrom(...LANGUAGES.map((texts) => texts.locale));
    const style = fc.constantFrom('heading', 'list');
    const [start, span] = [fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 400 })];
    fc.assert(
      fc.property(
        locale,
        style,
        start,
        span,
        fc.integer({ min: 1, max: 300 }),
        (language, how, from, days, ahead) => {
          const range = { earliest: from, latest: from + days };
          const text = read(formatDays(range, language, { today: from - ahead, style: how }));
          const dates = [range.earliest, range.latest].map((each) => new Date(each * DAY_MS));
          const isFar = range.latest - (from - ahead) > 183;
          const isOneMonth = new Set(dates.map((date) => date.toISOString().slice(0, 7))).size === 1;
          const isNumbered = how === 'list' && NUMBERED.has(language) && !isOneMonth && !isFar;
          const numbers = text.replaceAll(/\d{4}|\d+月/g, '').match(/\d+/g) ?? [];
          if (isNumbered) {
            const both = dates.map((date) => [date.getUTCDate(), date.getUTCMonth() + 1]);
            expect(numbers).toEqual(both.flat().map(String));
            return;
          }
          const named = dates.map((date) => String(date.getUTCDate()));
          expect(numbers).toEqual(days === 0 ? named.slice(0, 1) : named);
          const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
          const monthOf = (date: Date) =>
            language === 'zh-CN' ? `${date.getUTCMonth() + 1}月` : month.format(date);
          for (const date of dates) expect(text).toContain(monthOf(date));
          const years = new Set(dates.map((date) => String(date.getUTCFullYear())));
          expect(text.match(/\d{4}/g) ?? []).toEqual(isFar ? [...years] : []);
        },
      ),
    );
  });

  it('never breaks', () => {
    const locale = fc.constantFrom(...LANGUAGES.map((texts) => texts.locale));
    const span = fc.integer({ min: 0, max: 60 });
    const style = fc.constantFrom('heading', 'list');
    fc.assert(
      fc.property(locale, fc.integer({ min: 0, max: 40_000 }), span, style, (language, from, days, how) => {
        const text = formatDays({ earliest: from, latest: from + days }, language, {
          today: from - 3,
          style: how,
        });
        expect(text).not.toMatch(/[ \n]|[–-](?!\u2060)/);
      }),
    );
  });

  it('is a span of numbers in the same way', () => {
    expect([formatSpan(3, 5), formatSpan(4, 4)]).toEqual(['3–\u20605', '4']);
  });
});

it('lets no line break within a date in Chinese, which has no spaces', () => {
  expect(words('zh-CN', 'heading', '2026-11-26', '2026-11-28')).toBe('11\u2060月\u206026–\u206028\u2060日');
});
