const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A label as SVG text: no control characters (XML forbids them), no bidi tricks, not wider than the picture.
 * @param widest in Latin letters; a Chinese one or an emoji takes the room of two
 */
export function label(text: string, widest: number): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
  let room = widest;
  let cut = '';
  for (const letter of clean) {
    room -= letter > '\u2E7F' ? 2 : 1;
    if (room < 0) {
      cut += '…';
      break;
    }
    cut += letter;
  }
  return cut.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** Sans-serif that also has Chinese and emoji on common systems. */
export const FONT =
  'font-family="Inter, Segoe UI, Helvetica Neue, Arial, Noto Sans SC, PingFang SC, sans-serif"';
export const MONO = 'font-family="ui-monospace, Menlo, Consolas, monospace"';
