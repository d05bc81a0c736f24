import { hash } from '../random.ts';

/** Words found in variant labels, longer and rarer ones first. */
const NAMED: readonly (readonly [words: RegExp, colour: string])[] = [
  [/off white|cream|bone|米白|米/i, '#efe6d3'],
  [/charcoal|washed black/i, '#3d3f45'],
  [/navy|ink blue|深蓝/i, '#24365c'],
  [/sky blue|ice blue/i, '#9cc7e3'],
  [/forest|moss|军绿|olive/i, '#5b6b3c'],
  [/burgundy|brick|rust/i, '#8e3b2c'],
  [/dusty pink|rose|pink|粉/i, '#d99aa5'],
  [/lilac|purple|紫/i, '#a58cc9'],
  [/mustard|volt|yellow|黄/i, '#dcb62f'],
  [/khaki|sand|beige|卡其/i, '#bfa77f'],
  [/gum/i, '#b07a45'],
  [/brown|leather|棕/i, '#7a5233'],
  [/orange|橙/i, '#d9772b'],
  [/silver|steel|stone|fog|gr[ea]y|灰/i, '#9aa0a6'],
  [/royal|blue|蓝/i, '#2f5fb3'],
  [/green|绿/i, '#3f7d4e'],
  [/red|红/i, '#b7312f'],
  [/black|黑/i, '#2b2c30'],
  [/white|白/i, '#f4f4f1'],
];

export interface Palette {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  readonly accent: string;
}

/**
 * Colors of a variant: the first that its label names, with another part of the label for the trim; otherwise derived from its
 * letters.
 */
export function paletteOf(label: string): Palette {
  const named = label.split(/[/,]/).flatMap((part) => NAMED.find(([words]) => words.test(part))?.[1] ?? []);
  const main = named[0] ?? hsl(hash(label) % 360, 45, 48);
  const accent = named.find((colour) => colour !== main) ?? (isPale(main) ? '#8d939c' : '#f3efe6');
  return { main, dark: shade(main, -0.35), light: shade(main, 0.3), accent };
}

/** Too light to be seen on white. */
export function isPale(colour: string): boolean {
  return channels(colour).every((channel) => channel > 0xc8);
}

/** @param by -1 black … 1 white */
export function shade(colour: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  return `#${channels(colour)
    .map((part) => byte(part + (target - part) * Math.abs(by)))
    .join('')}`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return byte(255 * (lightness / 100 - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
