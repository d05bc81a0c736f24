import { findMarkdownRanges, type MarkdownRanges } from './markdown-ranges.ts';
import type { FoundLink, Link } from './product.ts';
import { recogniseLink } from './recognise.ts';
import { findUrlCandidates, type UrlCandidate } from './url-candidates.ts';

/** More links than this in one message are not read. */
const MAX_LINKS = 50;

/** Every known link in a text, in order, with how its author dressed it. */
export function findLinks(text: string): FoundLink[] {
  if (!text.includes('.')) return [];
  const found: FoundLink[] = [];
  let markdownRanges: MarkdownRanges | null = null;
  for (const candidate of findUrlCandidates(text)) {
    const match = longestLink(text, candidate);
    if (match === null) continue;
    // Most messages hold no link, so their marks are never read.
    markdownRanges ??= findMarkdownRanges(text);
    const { start } = candidate;
    found.push({
      ...match,
      start,
      spoiler: markdownRanges.isSpoiler(start),
      muted: markdownRanges.isCode(start) || isInAngles(text, candidate),
    });
    if (found.length === MAX_LINKS) break;
  }
  return found;
}

/**
 * What a command makes of its `link` option: the first product link, else the first short link, else the first shop. A
 * command was asked for, so `<…>` and code do not mute.
 */
export function findProductLink(text: string): Link | null {
  const links: (Link | null)[] = findLinks(text).map(({ link }) => link);
  // By itself a link may also be a bare host, or be encoded from end to end.
  links.push(recogniseLink(text.trim().replace(/^<([^<>]*)>$/, '$1')));
  const first = (kind: Link['kind']) => links.find((link) => link?.kind === kind);
  return first('product') ?? first('short') ?? first('shop') ?? null;
}

/** Sentences end and emphasis closes: what trails a link belongs to it only where the link needs it. */
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
