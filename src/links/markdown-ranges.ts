/** The parts of a text that Discord shows as code or as a spoiler. */
export interface MarkdownRanges {
  readonly isCode: (index: number) => boolean;
  readonly isSpoiler: (index: number) => boolean;
}

type Range = readonly [start: number, end: number];

export function findMarkdownRanges(text: string): MarkdownRanges {
  const code = text.includes('`') ? codeRanges(text) : [];
  const isCode = (index: number) => isInside(code, index);
  const spoilers = text.includes('||') ? spoilerRanges(text, isCode) : [];
  return { isCode, isSpoiler: (index) => isInside(spoilers, index) };
}

/**
 * Inline code ends at the next run of as many backticks, a block at the next run of three or more; without an end, it is plain
 * text. The ends are looked up once, from the back, since searching again for every run would take quadratic time.
 */
function codeRanges(text: string): Range[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    ticks: Math.min(length, 3),
  }));
  const closing: (number | undefined)[] = new Array(runs.length);
  const nextOf = new Map<number, number>();
  for (const [index, { ticks }] of [...runs.entries()].reverse()) {
    closing[index] = nextOf.get(ticks);
    nextOf.set(ticks, index);
  }
  const ranges: Range[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const opening = runs[index];
    const close = closing[index];
    const end = close === undefined ? undefined : runs[close]?.end;
    if (opening === undefined || close === undefined || end === undefined) continue;
    ranges.push([opening.start, end]);
    index = close;
  }
  return ranges;
}

function spoilerRanges(text: string, isCode: (index: number) => boolean): Range[] {
  const bars = [...text.matchAll(/\|\|/g)].map(({ index }) => index).filter((index) => !isCode(index));
  const ranges: Range[] = [];
  for (let pair = 0; pair + 1 < bars.length; pair += 2) {
    const [start = 0, end = 0] = bars.slice(pair, pair + 2);
    ranges.push([start, end]);
  }
  return ranges;
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
