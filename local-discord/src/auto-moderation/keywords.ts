/**
 * The part of a text that a keyword matches (developers/resources/auto-moderation, "Keyword Matching Strategies"): a whole
 * word unless it begins or ends with `*`. Null: it matches nothing.
 */
export function matchOf(keyword: string, text: string): string | null {
  const isPrefix = keyword.endsWith('*');
  const isSuffix = keyword.startsWith('*');
  const word = keyword.slice(isSuffix ? 1 : 0, isPrefix ? -1 : undefined);
  if (word === '') return null;
  const start = isSuffix ? '' : '(?<![\\p{L}\\p{N}_])';
  const end = isPrefix ? '' : '(?![\\p{L}\\p{N}_])';
  const pattern = new RegExp(`${start}${word.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&')}${end}`, 'iu');
  return pattern.exec(text)?.[0] ?? null;
}

/** The same for a regular expression. Discord uses Rust's syntax; patterns invalid in JavaScript match nothing. */
export function patternMatch(pattern: string, text: string): string | null {
  try {
    return new RegExp(pattern, 'iu').exec(text)?.[0] ?? null;
  } catch {
    return null;
  }
}
