/**
 * A character drawn as lines on a grid 20 high, and its width. Used because fonts differ between machines,
 * and some have none.
 */
interface Glyph {
  readonly width: number;
  readonly lines: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': { width: 12, lines: 'M6 1.5C2.8 1.5 1.5 5 1.5 10S2.8 18.5 6 18.5 10.5 15 10.5 10 9.2 1.5 6 1.5Z' },
  '1': { width: 10, lines: 'M1.8 5 6 1.5V18.5' },
  '2': {
    width: 12,
    lines: 'M1.7 5.6C2 3 3.6 1.5 6 1.5 8.6 1.5 10.2 3.2 10.2 5.6 10.2 8 8.6 9.8 1.7 18.5H10.6',
  },
  '3': {
    width: 12,
    lines:
      'M1.8 4.4C2.6 2.5 4 1.5 5.9 1.5 8.3 1.5 9.9 3 9.9 5.4 9.9 7.8 8.2 9.3 5 9.3 8.6 9.3 10.4 11.2 10.4 13.8 10.4 16.7 8.5 18.5 5.9 18.5 3.7 18.5 2.2 17.4 1.5 15.3',
  },
  '4': { width: 13, lines: 'M8.8 18.5V1.5L1.5 13.8H11.6' },
  '5': {
    width: 12,
    lines:
      'M9.6 1.5H3L2.2 9.2C3.2 8.2 4.4 7.6 6 7.6 8.8 7.6 10.5 9.9 10.5 12.9 10.5 16.2 8.6 18.5 5.8 18.5 3.6 18.5 2.1 17.3 1.5 15.2',
  },
  '6': {
    width: 12,
    lines:
      'M9.7 3.8C8.9 2.3 7.8 1.5 6.2 1.5 3 1.5 1.5 5.2 1.5 11 1.5 16 3.1 18.5 6 18.5 8.7 18.5 10.5 16.3 10.5 13.2 10.5 10.2 8.7 8.1 6.1 8.1 3.8 8.1 2.1 9.5 1.6 12',
  },
  '7': { width: 12, lines: 'M1.5 1.5H10.5L5 18.5' },
  '8': {
    width: 12,
    lines:
      'M6 9.4C3.8 9.4 2.2 7.8 2.2 5.5S3.7 1.5 6 1.5 9.8 3.2 9.8 5.5 8.2 9.4 6 9.4C3.3 9.4 1.5 11.3 1.5 14S3.3 18.5 6 18.5 10.5 16.7 10.5 14 8.7 9.4 6 9.4Z',
  },
  '9': {
    width: 12,
    lines:
      'M2.3 16.2C3.1 17.7 4.2 18.5 5.8 18.5 9 18.5 10.5 14.8 10.5 9 10.5 4 8.9 1.5 6 1.5 3.3 1.5 1.5 3.7 1.5 6.8 1.5 9.8 3.3 11.9 5.9 11.9 8.2 11.9 9.9 10.5 10.4 8',
  },
  '.': { width: 4, lines: 'M2 18.4V18.5' },
  ',': { width: 4, lines: 'M2.4 18V18.6L1.2 21.4' },
  '+': { width: 14, lines: 'M7 5V15.5M1.7 10.2H12.3' },
};

const FIELD = 20;
const SPACING = 2.4;

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour?: string;
  /** Line weight on a grid 20 high. */
  readonly weight?: number;
}

/** The SVG of digits, periods, commas and plus signs; other characters are omitted. */
export function drawSigns(text: string, { x, y, height, colour = '#fff', weight = 3 }: Lettering) {
  let right = 0;
  const paths: string[] = [];
  for (const glyph of [...text].flatMap((sign) => GLYPHS[sign] ?? [])) {
    paths.push(`<path transform="translate(${right.toFixed(1)} 0)" d="${glyph.lines}"/>`);
    right += glyph.width + SPACING;
  }
  const scale = height / FIELD;
  return {
    svg: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`,
    width: Math.max(0, right - SPACING) * scale,
  };
}

/** A dark label with rounded corners around characters of this height, with its corner at the given point. */
export function drawLabel(
  text: string,
  { x, y, height, anchor }: { x: number; y: number; height: number; anchor: 'left' | 'right' },
): string {
  const padding = { x: height * 0.7, y: height * 0.5 };
  const { width: signs } = drawSigns(text, { x: 0, y: 0, height });
  const width = Math.max(signs + 2 * padding.x, height * 2.4);
  const left = anchor === 'left' ? x : x - width;
  const top = anchor === 'left' ? y : y - height - 2 * padding.y;
  const { svg } = drawSigns(text, { x: left + (width - signs) / 2, y: top + padding.y, height });
  return `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${(height + 2 * padding.y).toFixed(1)}" rx="${(height * 0.55).toFixed(1)}" fill="#10141c" fill-opacity=".84"/>${svg}`;
}
