/** Letters that stay one when the marks of others are taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Names that differ only in case, accents, signs and spaces have one key: "LIÈGE" and "Liege". Empty without letters and digits. */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // Most names, and fast: there are many.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[łøđðþæœßı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\p{M}'’‘ʼ.]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
