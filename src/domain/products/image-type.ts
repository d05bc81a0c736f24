type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The first bytes of each type in Latin-1; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [ImageType, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  ['avif', /^....ftypavi[fs]/s],
];

/** The type of an image by its first bytes, whatever its name or header claims; null if it isn't a supported image. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
