import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Texts } from '../../src/texts/index.ts';
import { render, textsByPath } from '../support/rendered-texts.ts';
import { ROOT, sourceFilesBelow } from '../support/source-files.ts';
import { AVOIDED, WRONG_FORMS } from './avoided-words.ts';

/** What is typed or clicked is quoted as it is. */
const withoutCode = (text: string) => text.replace(/`[^`]*`|<[^>]*>|https?:\S+/g, 'X');

/** Texts that are only ever said of many: a limit, or a silence of days. */
const NEVER_ONE =
  /^(?:stall\.(?:noScan|noFirstScan|silentFor)|parcels\.overLimit|haulWatch\.leftOut|haul(?:Save|Parcels)?\.(?:full|tooMany|shownOf)|input\.tooManyFollows)$/;

/** Each text of a language, with a number of things. */
function renderedTexts(texts: Texts, count = 7001): [string, string][] {
  return textsByPath(texts).map(([path, text]) => [path, withoutCode(render(text, Array(5).fill(count)))]);
}

function textsWith(texts: Texts, pattern: RegExp, count?: number): string[] {
  return renderedTexts(texts, count)
    .filter(([path]) => !path.startsWith('commands.names') && (count === undefined || !NEVER_ONE.test(path)))
    .flatMap(([path, text]) => (pattern.test(text) ? [`${path}: ${text}`] : []));
}

const NO_BREAK = /\d (?:kg|g|cm|px|%|€|USD|MB)(?![\p{L}\d])/u;
/** The spaces of each language's own marks, and its quotation marks. */
const TYPOGRAPHY: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: { quotes: /[„«»]/ },
  de: { quotes: /[«»”]|“\p{L}/u },
  es: { quotes: /[„«»]/ },
  fr: {
    'spaces before marks': /[^\s\u202F]\s?(?<!\u202F)[?!;»]|(?<![\u202F\d]):(?![\d/])|«(?!\u202F)/u,
    quotes: /[„“”]/,
  },
  it: { quotes: /[„«»]/ },
  pl: { quotes: /[«»“]/ },
  'pt-BR': { quotes: /[„«»]/ },
  'zh-CN': {
    'half-width marks': /\p{Script=Han}\s?[,;:?!()]|[,;:?!()]\s?\p{Script=Han}/u,
    'spaces between characters': /\p{Script=Han} \p{Script=Han}|[，。；：？！（）] | [，。；：？！（）]/u,
    quotes: /[„«»]/,
  },
};

describe.each(LANGUAGES)('$language', (texts) => {
  it('has typographic quotes, dashes and ellipses, and no double spaces', () => {
    expect(textsWith(texts, /["']|\.\.\.| {2}|\s-\s|^ | $/)).toEqual([]);
  });

  it('does not let a unit break off its number', () => {
    expect(textsWith(texts, NO_BREAK)).toEqual([]);
  });

  const own = Object.entries(TYPOGRAPHY[texts.locale] ?? {});
  it.each(own)('follows its rules: %s', (_name, pattern) => {
    expect(textsWith(texts, pattern)).toEqual([]);
  });

  it('has none of the words that we agreed to avoid', () => {
    const avoided = AVOIDED[texts.locale] ?? [];
    expect(avoided.length).toBeGreaterThan(5);
    expect(avoided.flatMap((pattern) => textsWith(texts, pattern))).toEqual([]);
  });

  it('names 0, 1, 2, 5 and 21 things in the right form', () => {
    const forms = WRONG_FORMS[texts.locale] ?? {};
    const wrong = Object.entries(forms).flatMap(([count, pattern]) =>
      textsWith(texts, pattern, Number(count)),
    );
    expect(wrong).toEqual([]);
  });

  it('has button labels of at most 28 characters', () => {
    const byPath = new Map(textsByPath(texts));
    const labels = [...buttonPaths(byPath)].map((path) => render(byPath.get(path) ?? '', Array(5).fill(25)));
    expect(labels.length).toBeGreaterThan(60);
    expect(labels.filter((label) => [...label].length > 28)).toEqual([]);
  });

  it('leaves the names of months and weekdays to Intl', () => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(texts.locale, options).format(Date.UTC(2026, month, 1 + month)),
      );
    const names = [...format({ month: 'long' }), ...format({ weekday: 'long' })]
      // "mai", "marzo" or "May" are words, too.
      .filter((name) => [...name].length > 5 || texts.locale === 'zh-CN');
    const named = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?!\\p{L})`, 'u');
    expect(textsWith(texts, named)).toEqual([]);
  });
});

/** The texts that the source puts on buttons, by their paths. */
function buttonPaths(known: ReadonlyMap<string, unknown>): Set<string> {
  const paths = new Set<string>();
  for (const file of sourceFilesBelow('src')) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/\b(?:button|dangerButton|linkButton)\(\s*([\w.]+)/g)) {
      const named = path.replace(/^.*\btexts\./, '');
      if (known.has(named)) paths.add(named);
    }
  }
  return paths;
}
