/** Characters that take the width of two Latin ones. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const ELLIPSIS = '…';
const segmenter = new Intl.Segmenter();

/** How wide a text is, in Latin characters: a Chinese character counts twice. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) cells += WIDE.test(character) ? 2 : 1;
  return cells;
}

/** Shortens a text to a width, at a space where one is near the end, and marks the cut with "…". */
export function cutToCells(text: string, max: number): string {
  if (cellsOf(text) <= max) return text;
  let kept = '';
  let cells = cellsOf(ELLIPSIS);
  for (const { segment } of segmenter.segment(text)) {
    cells += cellsOf(segment);
    if (cells > max) break;
    kept += segment;
  }
  const words = text[kept.length] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  const atWord = cellsOf(words) > max / 2 ? words : kept;
  return `${atWord.replace(/[\s,;:–-]+$/u, '')}${ELLIPSIS}`;
}
