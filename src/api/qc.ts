import { z } from 'zod';
import { addresses, list, number, text } from './fields.ts';

export const qcBatch = z.object({ date: text, sku: text, photos: addresses });

/** interface section 2, QcResult */
export const qcResult = z.object({
  platform: z.string(),
  product_id: z.string(),
  canonical: text,
  provider: text,
  total_photos: number,
  batch_count: number,
  batches: list(qcBatch),
  listing_photos: addresses,
  source: text,
  docs: text,
});

export type QcResult = z.infer<typeof qcResult>;
export type QcBatch = z.infer<typeof qcBatch>;
