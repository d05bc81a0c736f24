import type { FoundLink, Link } from './product.ts';
import { recogniseLink } from './recognise.ts';

/** A web address, or something that could be a host with a path; Chinese text and quotes end it. */
const CANDIDATE =
  /(?:https?:\/\/|(?<![\w@./%=:-])(?=[a-z0-9-]+(?:\.[a-z0-9-]+)+[/?]))[^\s<>"'`\u2018-\u201F\u3000-\u303F\u3400-\u9FFF\uFF01-\uFF60\u{20000}-\u{3FFFF}|]+/giu;

/** More links than this in one message are not read. */
const MAX_LINKS = 50;

/** Other schemes: what stands inside them is not a link that a reader could click. */
const OTHER_SCHEME = /(?:javascript|data|file|vbscript):\S*$/i;

/** Every known link in a text, in order, with how its author dressed it. */
export function findLinks(text: string): FoundLink[] {
  if (!text.includes('.')) return [];
  const muted = rangesOf(text, /```[\s\S]*?(?:```|$)|(`+)[^`][\s\S]*?\1|<https?:[^\s<>]*>/g);
  const spoilers = rangesOf(text, /\|\|[\s\S]+?\|\|/g);
  const found: FoundLink[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    if (OTHER_SCHEME.test(text.slice(Math.max(0, match.index - 200), match.index))) continue;
    const read = longestLink(match[0]);
    if (read === null) continue;
    found.push({
      link: read.link,
      start: match.index,
      end: match.index + read.length,
      spoiler: isInside(spoilers, match.index),
      muted: isInside(muted, match.index),
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
  const links = findLinks(text).map(({ link }) => link);
  const whole = recogniseLink(text.trim().replace(/^<|>$/g, ''));
  const all = whole === null ? links : [whole, ...links];
  const first = (kind: Link['kind']) => all.find((link) => link.kind === kind);
  return first('product') ?? first('short') ?? first('shop') ?? null;
}

/** Sentences end, brackets close: what trails a link is tried with and without. */
function longestLink(candidate: string): { readonly link: Link; readonly length: number } | null {
  const trimmed = candidate.replace(/[.,;:!?*_~)\]}>]+$/, '');
  const closed = /^[^(]*\)/.exec(trimmed)?.[0].slice(0, -1);
  for (const url of [trimmed, candidate, ...(closed === undefined ? [] : [closed])]) {
    const link = recogniseLink(url);
    if (link !== null) return { link, length: url.length };
  }
  return null;
}

type Range = readonly [start: number, end: number];

function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function isInside(ranges: readonly Range[], index: number): boolean {
  return ranges.some(([start, end]) => start <= index && index < end);
}
