import { z } from 'zod';
import { list, number, text, urlList } from './fields.ts';

export const qcSet = z.object({ date: text, sku: text, photos: urlList });

/** interface section 2, QcResult */
export const qcResult = z.object({
  platform: z.string(),
  product_id: z.string(),
  canonical: text,
  provider: text,
  total_photos: number,
  batch_count: number,
  batches: list(qcSet),
  listing_photos: urlList,
  source: text,
  docs: text,
});

export type QcResult = z.infer<typeof qcResult>;
export type QcSet = z.infer<typeof qcSet>;
