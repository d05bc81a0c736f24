const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A label as SVG text: no control characters (XML forbids them), no bidi tricks, not wider than the picture. */
export function label(text: string, longest: number): string {
  const clean = text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
  const letters = [...clean];
  const cut = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : clean;
  return cut.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** Sans-serif that also has Chinese and emoji on common systems. */
export const FONT =
  'font-family="Inter, Segoe UI, Helvetica Neue, Arial, Noto Sans SC, PingFang SC, sans-serif"';
export const MONO = 'font-family="ui-monospace, Menlo, Consolas, monospace"';
