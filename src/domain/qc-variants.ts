import { createHash } from 'node:crypto';

const KEY_LENGTH = 6;

/** A variant as custom ids name it: six base-36 characters, the same however the label is written. */
export function variantKey(sku: string | undefined): string {
  const digest = createHash('sha256')
    .update(wordsOf(sku ?? ''))
    .digest();
  return digest.readBigUInt64BE().toString(36).padStart(KEY_LENGTH, '0').slice(-KEY_LENGTH);
}

/**
 * Whether a variant label can mean this choice: "Black / Gum, 44" matches Color "Black / Gum" and Size "44", but not Size "4".
 * @param values the chosen value of each option that has one
 */
export function matchesVariant(sku: string | undefined, values: readonly string[]): boolean {
  const words = ` ${wordsOf(sku ?? '')} `;
  return values.every((value) => words.includes(` ${wordsOf(value)} `));
}

/** Lower-case words without the signs between them, which differ between the seller and the warehouse. */
function wordsOf(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim();
}
