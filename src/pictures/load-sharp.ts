import type { default as Sharp } from 'sharp';

export type SharpModule = typeof Sharp;

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
