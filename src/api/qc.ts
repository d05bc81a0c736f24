import * as z from 'zod';
import type { ApiRequest } from './api-request.ts';
import { list, number, requiredText, text, urlList } from './fields.ts';
import { isSameProduct, type Subject, subjectQuery } from './subject.ts';

export const qcSet = z.object({ date: text, sku: text, photos: urlList });
export const qcSets = list(qcSet);

/** interface section 2, QcResult */
export const qcResult = z.object({
  platform: requiredText,
  product_id: requiredText,
  canonical: text,
  provider: text,
  total_photos: number,
  batch_count: number,
  batches: qcSets,
  listing_photos: urlList,
  source: text,
  docs: text,
});

export type QcResult = z.infer<typeof qcResult>;
export type QcSet = z.infer<typeof qcSet>;

/** GET /v1/qc (interface section 4) */
export function qcRequest(subject: Subject): ApiRequest<typeof qcResult> {
  return {
    operation: 'qc',
    query: subjectQuery(subject),
    schema: qcResult,
    isExpected: (result) => isSameProduct(result.product_id, subject),
  };
}
