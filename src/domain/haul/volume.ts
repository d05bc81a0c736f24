import { MAX_PIECE_FIGURE } from './limits.ts';

/** "33", "33.5" or "33,5 cm"; "1,200" could be either number. */
const LENGTH = String.raw`(\d+(?:\.\d+|,\d{1,2})?)\s*(?:cm)?`;
/** "33 x 22 * 13 cm". Another unit, or anything else around it, is not guessed at. */
const BOX = new RegExp(String.raw`^\s*${LENGTH}\s*[x*×]\s*${LENGTH}\s*[x*×]\s*${LENGTH}\s*$`, 'i');

/**
 * What a piece takes, in whole cubic centimetres. Null: not known.
 * @param volume in cubic centimetres, as the service says
 * @param dimensions "length x width x height cm", where it gives no volume
 */
export function readVolume(volume: number | undefined, dimensions: string | undefined): number | null {
  return wholeFigure(volume) ?? wholeFigure(volumeOfBox(dimensions ?? ''));
}

/**
 * Grams or cubic centimetres of a piece as an integer. Null for what is none (no piece weighs or takes nothing), and for
 * more than {@link MAX_PIECE_FIGURE}.
 */
export function wholeFigure(value: number | undefined): number | null {
  const whole = Math.round(value ?? 0);
  return whole > 0 && whole <= MAX_PIECE_FIGURE ? whole : null;
}

function volumeOfBox(dimensions: string): number | undefined {
  const [, ...lengths] = BOX.exec(dimensions) ?? [];
  if (lengths.length === 0) return undefined;
  return lengths.reduce((product, length) => product * Number(length.replace(',', '.')), 1);
}
