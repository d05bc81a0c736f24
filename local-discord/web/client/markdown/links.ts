import type { Inline } from './nodes.ts';
import type { Found } from './rules.ts';

/** A bare `https://…` at `index`: ends before whitespace, `<` and trailing punctuation. */
export function matchBareLink(text: string, index: number): Found | null {
  const pattern = /https?:\/\/[^\s<]+/y;
  pattern.lastIndex = index;
  let url = pattern.exec(text)?.[0];
  if (url === undefined) return null;
  url = url.replace(/[.,:;"'*|~!?\]]+$/, '');
  // "(see https://a.example/b)": the bracket belongs to the sentence unless it was opened in the address.
  while (url.endsWith(')') && count(url, ')') > count(url, '(')) url = url.slice(0, -1);
  if (!URL.canParse(url)) return null;
  return { node: { kind: 'link', url, children: [{ kind: 'text', text: url }] }, length: url.length };
}

/** `[label](url "title")` at `index`. Discord shows it raw unless the address is http(s) and the label is not one. */
export function matchMaskedLink(
  text: string,
  index: number,
  parse: (text: string) => Inline[],
): Found | null {
  const end = closingBracket(text, index);
  if (end === null || text[end + 1] !== '(') return null;
  const label = text.slice(index + 1, end);
  if (label.trim() === '' || /https?:\/\//.test(label)) return null;
  const target =
    /\(\s*(?:<(https?:\/\/[^\s<>]+)>|(https?:\/\/(?:\([^()\s]*\)|[^()\s])+))(?:\s+"([^"]*)"|\s+'([^']*)')?\s*\)/y;
  target.lastIndex = end + 1;
  const match = target.exec(text);
  const url = match?.[1] ?? match?.[2];
  if (!match || url === undefined || !URL.canParse(url)) return null;
  const title = match[3] ?? match[4];
  const node: Inline = { kind: 'link', url, children: parse(label), ...(title ? { title } : {}) };
  return { node, length: end + 1 - index + match[0].length };
}

function closingBracket(text: string, open: number): number | null {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const char = text[i];
    if (char === '\\') i++;
    else if (char === '[') depth++;
    else if (char === ']' && --depth === 0) return i;
  }
  return null;
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}
