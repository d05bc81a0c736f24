import type { default as Module, Sharp } from 'sharp';

export type SharpModule = typeof Module;

/**
 * Loads sharp, which is an optional package with a binary for each platform.
 * @throws when it isn't installed, or has no binary for this machine
 */
export async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  // The finished pictures are cached, and one core at a time is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** More effort takes twice the CPU for 5 % fewer bytes. */
const OPTIONS = { quality: 82, effort: 2 } as const;
const TIMEOUT_SECONDS = 10;

/** @throws when the picture cannot be drawn in time */
export function toWebp(image: Sharp): Promise<Uint8Array> {
  return image.webp(OPTIONS).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
}
