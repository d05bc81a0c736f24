import { matchBareLink, matchMaskedLink } from './links.ts';
import type { Inline } from './nodes.ts';
import { type Found, matchRule } from './rules.ts';

const SPECIAL = /[\\`<@|*_~[h¯]/;
const MAX_DEPTH = 12;

/** Parses the text of a line or paragraph. `depth` bounds hostile nesting. */
export function parseInline(text: string, depth = 0, insideLink = false): Inline[] {
  if (depth > MAX_DEPTH) return [{ kind: 'text', text }];
  const nodes: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let i = 0; i < text.length; ) {
    const char = text[i] ?? '';
    const found = SPECIAL.test(char) ? match(text, i, depth, insideLink) : null;
    if (!found) {
      plain += char;
      i++;
      continue;
    }
    if (found.node.kind === 'text') plain += found.node.text;
    else {
      flush();
      nodes.push(found.node);
    }
    i += found.length;
  }
  flush();
  return nodes;
}

function match(text: string, index: number, depth: number, insideLink: boolean): Found | null {
  const nested = (inner: string) => parseInline(inner, depth + 1, insideLink);
  const char = text[index];
  if (char === '[') {
    return insideLink ? null : matchMaskedLink(text, index, (label) => parseInline(label, depth + 1, true));
  }
  if (char === 'h') return insideLink ? null : matchBareLink(text, index);
  return matchRule(text, index, nested);
}
