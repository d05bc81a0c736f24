import type { LookupResult } from './lookup.ts';
import type { QcResult } from './qc.ts';

/** The addresses of all photos in an answer of the service. */
export function photoUrlsOf(answer: object): string[] {
  const { batches, listing_photos, main_image, variants }: Partial<QcResult & LookupResult> = answer;
  const ofVariants = variants?.skus.map(({ image }) => image) ?? [];
  const ofSets = batches?.flatMap(({ photos }) => photos) ?? [];
  return [...ofSets, ...(listing_photos ?? []), main_image, ...ofVariants].filter((url) => url !== undefined);
}
