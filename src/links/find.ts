import type { FoundLink, Link } from './product.ts';
import { recogniseLink } from './recognise.ts';
import { findUrlCandidates, type UrlCandidate } from './url-candidates.ts';

/** Limit per message; further links are ignored. */
const MAX_LINKS = 50;

/** Every known link in a text, in order, with its Markdown context. @param max further links are ignored */
export function findLinks(text: string, max = MAX_LINKS): FoundLink[] {
  if (!text.includes('.')) return [];
  const found: FoundLink[] = [];
  let markdownRanges: ReturnType<typeof findMarkdownRanges> | null = null;
  for (const candidate of findUrlCandidates(text)) {
    const match = longestLink(text, candidate);
    if (match === null) continue;
    // Computed only if there is a link, because most messages have none.
    markdownRanges ??= findMarkdownRanges(text);
    const { start } = candidate;
    found.push({
      ...match,
      start,
      spoiler: markdownRanges.isSpoiler(start),
      muted: markdownRanges.isCode(start) || isInAngles(text, candidate),
    });
    if (found.length >= max) break;
  }
  return found;
}

/** Addresses in a text that lead to no product, as people wrote them. @param max further ones are ignored */
export function findOtherAddresses(text: string, max: number): string[] {
  const found: string[] = [];
  for (const candidate of findUrlCandidates(text)) {
    const link = longestLink(text, candidate)?.link;
    if (link === undefined || link.kind === 'shop') found.push(text.slice(candidate.start, candidate.end));
    if (found.length >= max) break;
  }
  return found;
}

/**
 * Reads the `link` option of a command: the first product link, else the first short link, else the first
 * shop. Links in `<…>` and code count, too, because the user asked for a reply.
 */
export function findProductLink(text: string): Link | null {
  const links: (Link | null)[] = findLinks(text).map(({ link }) => link);
  // A text that is only a link may also be fully encoded.
  links.push(recogniseLink(text.trim().replace(/^<([^<>]*)>$/, '$1')));
  const first = (kind: Link['kind']) => links.find((link) => link?.kind === kind);
  return first('product') ?? first('short') ?? first('shop') ?? null;
}

/** Punctuation and Markdown after a link belong to it only if the link isn't recognized without them. */
function longestLink(text: string, { start, end }: UrlCandidate) {
  let trimmed = end;
  while (trimmed > start && '.,;:!?*_~([{}&|'.includes(text.charAt(trimmed - 1))) trimmed -= 1;
  for (const stop of trimmed === end ? [end] : [trimmed, end]) {
    const link = recogniseLink(text.slice(start, stop));
    if (link !== null) return { link, end: stop };
  }
  return null;
}

function isInAngles(text: string, { start, end }: UrlCandidate): boolean {
  return text.charAt(start - 1) === '<' && text.charAt(end) === '>';
}

type Range = readonly [start: number, end: number];

function findMarkdownRanges(text: string) {
  const code = text.includes('`') ? codeRanges(text) : [];
  const isCode = (index: number) => isInside(code, index);
  const spoilers = text.includes('||') ? spoilerRanges(text, isCode) : [];
  return { isCode, isSpoiler: (index: number) => isInside(spoilers, index) };
}

/**
 * Inline code ends at the next run of equally many backticks, a block at the next run of three or more; if
 * unterminated, it is plain text. The ends are looked up once, from the back, since searching again for every
 * run would take quadratic time.
 */
function codeRanges(text: string): Range[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    ticks: Math.min(length, 3),
  }));
  const nextOf = new Map<number, (typeof runs)[number]>();
  const ends = runs.toReversed().map((run) => {
    const closing = nextOf.get(run.ticks);
    nextOf.set(run.ticks, run);
    return closing?.end;
  });
  const ranges: Range[] = [];
  for (const { start } of runs) {
    const end = ends.pop();
    const isFree = start >= (ranges.at(-1)?.[1] ?? 0);
    if (end !== undefined && isFree) ranges.push([start, end]);
  }
  return ranges;
}

function spoilerRanges(text: string, isCode: (index: number) => boolean): Range[] {
  const bars = [...text.matchAll(/\|\|/g)].map(({ index }) => index).filter((index) => !isCode(index));
  return bars.flatMap((start, index): Range[] => {
    const end = index % 2 === 0 ? bars[index + 1] : undefined;
    return end === undefined ? [] : [[start, end]];
  });
}

/** Binary search: the ranges are sorted and do not overlap. */
function isInside(ranges: readonly Range[], index: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const [start, end] = ranges[middle] ?? [0, 0];
    if (index < start) high = middle;
    else if (index >= end) low = middle + 1;
    else return true;
  }
  return false;
}
