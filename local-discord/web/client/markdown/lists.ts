import { parseInline } from './inline.ts';
import type { Block } from './nodes.ts';

export interface ListLine {
  readonly indent: number;
  /** The number written in front, or null for a bullet. */
  readonly number: number | null;
  readonly text: string;
}

/** Reads `- item`, `* item` or `3. item`. */
export function listLine(line: string): ListLine | null {
  const match = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/.exec(line);
  if (!match) return null;
  return {
    indent: match[1]?.length ?? 0,
    number: match[2] === undefined ? null : Number(match[2]),
    text: match[3] ?? '',
  };
}

/** Makes one list of lines; deeper indented lines become a list within the item above them. */
export function nestItems(lines: readonly ListLine[]): Block | null {
  const first = lines[0];
  if (!first) return null;
  const items: Block[][] = [];
  let deeper: ListLine[] = [];
  const closeItem = () => {
    const inner = nestItems(deeper);
    if (inner) items.at(-1)?.push(inner);
    deeper = [];
  };
  for (const line of lines) {
    if (line.indent > first.indent + 1 && items.length > 0) {
      deeper.push(line);
      continue;
    }
    closeItem();
    items.push([{ kind: 'text', children: parseInline(line.text) }]);
  }
  closeItem();
  return { kind: 'list', start: first.number, items };
}
