/** The darkest and the lightest ground that coloured names stand on, in the light and in the dark theme. */
const LIGHT_GROUND = '#ebedef';
const DARK_GROUND = '#404249';
/** WCAG AA for text. */
const ENOUGH = 4.5;
const STEPS = 20;

type Rgb = readonly [number, number, number];

/** A colour as a CSS value that can be read in both themes, moved only as far as that asks. */
export function readableColor(color: string): string {
  const rgb = parse(color);
  if (!rgb) return 'inherit';
  return `light-dark(${moved(rgb, [0, 0, 0], LIGHT_GROUND)}, ${moved(rgb, [255, 255, 255], DARK_GROUND)})`;
}

function moved(color: Rgb, towards: Rgb, ground: string): string {
  const back = parse(ground) ?? [0, 0, 0];
  const mixed = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, towards, step / STEPS));
  return hex(mixed.find((candidate) => contrast(candidate, back) >= ENOUGH) ?? towards);
}

/** The contrast of two colours, as WCAG defines it: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2) => Math.round(a[i] * (1 - share) + b[i] * share);
  return [part(0), part(1), part(2)];
}

/** The parts of `#rrggbb`, or null. */
export function parse(color: string): Rgb | null {
  const [, r, g, b] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
