import { parseInline } from './inline.ts';
import { type ListLine, listLine, nestItems } from './lists.ts';
import type { Block } from './nodes.ts';

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([\s\S]*?[^\n][\s\S]*?)\n*```/y;

/** Parses a whole message, embed description or text display. */
export function parseMarkdown(source: string): Block[] {
  return parseBlocks(source.replace(/\r\n?/g, '\n'), true);
}

function parseBlocks(source: string, quotes: boolean): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  const flush = () => {
    const text = plain.join('\n');
    if (text !== '') blocks.push({ kind: 'text', children: parseInline(text) });
    plain = [];
  };
  let rest = source;
  while (rest !== '') {
    const [line, after] = splitLine(rest);
    const special = quotes ? takeQuote(rest) : null;
    const block = special ?? takeHeading(line, after) ?? takeList(rest);
    if (block) {
      flush();
      blocks.push(block.block);
      rest = block.rest;
      continue;
    }
    const fence = findFence(rest, line);
    if (fence) {
      if (fence.before !== '') plain.push(fence.before);
      flush();
      blocks.push({ kind: 'codeBlock', language: fence.language, text: fence.text });
      rest = fence.rest.replace(/^\n/, '');
      continue;
    }
    plain.push(line);
    rest = after;
  }
  flush();
  return blocks;
}

interface Taken {
  readonly block: Block;
  readonly rest: string;
}

function takeQuote(source: string): Taken | null {
  if (source.startsWith('>>> ')) {
    return { block: { kind: 'quote', blocks: parseBlocks(source.slice(4), false) }, rest: '' };
  }
  const match = /^(?:> [^\n]*(?:\n|$)|>(?:\n|$))+/.exec(source)?.[0];
  if (!match?.startsWith('> ')) return null;
  const inner = match.replace(/\n$/, '').replace(/^> ?/gm, '');
  return { block: { kind: 'quote', blocks: parseBlocks(inner, false) }, rest: source.slice(match.length) };
}

function takeHeading(line: string, rest: string): Taken | null {
  const heading = /^ {0,3}(#{1,3})\s+(\S.*?)\s*#*\s*$/.exec(line);
  if (heading) {
    const level = heading[1]?.length as 1 | 2 | 3;
    return { block: { kind: 'heading', level, children: parseInline(heading[2] ?? '') }, rest };
  }
  const subtext = /^-#\s+(\S.*)$/.exec(line);
  if (subtext) return { block: { kind: 'subtext', children: parseInline(subtext[1] ?? '') }, rest };
  return null;
}

function takeList(source: string): Taken | null {
  const lines: ListLine[] = [];
  let rest = source;
  while (rest !== '') {
    const [line, after] = splitLine(rest);
    const item = listLine(line);
    if (!item || startsOther(lines[0], item)) break;
    lines.push(item);
    rest = after;
  }
  const block = nestItems(lines);
  return block ? { block, rest } : null;
}

/** Bullets and numbers at one depth are two lists. */
function startsOther(first: ListLine | undefined, next: ListLine): boolean {
  return (
    first !== undefined && next.indent <= first.indent && (first.number === null) !== (next.number === null)
  );
}

/** A code block that opens on this line; it may close many lines later. */
function findFence(rest: string, line: string) {
  const at = line.indexOf('```');
  if (at < 0 || line[at - 1] === '\\') return null;
  FENCE.lastIndex = at;
  const match = FENCE.exec(rest);
  if (!match) return null;
  const end = at + match[0].length;
  return { before: rest.slice(0, at), language: match[1] ?? '', text: match[2] ?? '', rest: rest.slice(end) };
}

function splitLine(source: string): [line: string, rest: string] {
  const end = source.indexOf('\n');
  return end < 0 ? [source, ''] : [source.slice(0, end), source.slice(end + 1)];
}
