import { findMarkdownRanges, type MarkdownRanges } from './markdown-ranges.ts';
import type { FoundLink, Link } from './product.ts';
import { recogniseLink } from './recognise.ts';
import { findUrlCandidates, type UrlCandidate } from './url-candidates.ts';

/** Of a message; further links are ignored. */
const MAX_LINKS = 50;

/**
 * Every known link in a text, in order, with its Markdown context.
 * @param max further links are ignored
 */
export function findLinks(text: string, max = MAX_LINKS): FoundLink[] {
  if (!text.includes('.')) return [];
  const found: FoundLink[] = [];
  let markdownRanges: MarkdownRanges | null = null;
  for (const candidate of findUrlCandidates(text)) {
    const match = longestLink(text, candidate);
    if (match === null) continue;
    // Only read when there is a link, because most messages have none.
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

/**
 * Reads the `link` option of a command: the first product link, else the first short link, else the first shop. Links in `<…>`
 * and code count, because the user asked for an answer.
 */
export function findProductLink(text: string): Link | null {
  const links: (Link | null)[] = findLinks(text).map(({ link }) => link);
  // A text that is nothing but a link may also be fully encoded.
  links.push(recogniseLink(text.trim().replace(/^<([^<>]*)>$/, '$1')));
  const first = (kind: Link['kind']) => links.find((link) => link?.kind === kind);
  return first('product') ?? first('short') ?? first('shop') ?? null;
}

/** Punctuation and Markdown after a link count as part of it only if the link is not recognised without them. */
function longestLink(text: string, { start, end }: UrlCandidate): Pick<FoundLink, 'link' | 'end'> | null {
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
