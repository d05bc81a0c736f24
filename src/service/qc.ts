import * as z from 'zod';
import { list, number, requiredText, text, urlList } from './fields.ts';
import { type ApiRequest, isSameProduct, type Subject, subjectQuery } from './request.ts';

/** Far more than anyone looks through. */
const MAX_SETS = 300;
/** The newest sets are picked from this many, since the service's order is undocumented. */
const MAX_READ = 1_000;

export const qcSet = z.object({ date: text, sku: text, photos: urlList });
export const qcSets = list(qcSet, MAX_READ).transform(newestSets);

/** In the service's order. */
function newestSets(sets: readonly QcSet[]): QcSet[] {
  const dates = sets.map(({ date }) => date ?? '').toSorted();
  const since = dates.at(-MAX_SETS) ?? '';
  return sets.filter(({ date }) => (date ?? '') >= since).slice(0, MAX_SETS);
}

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
export function qcRequest(subject: Subject): ApiRequest<QcResult> {
  return {
    operation: 'qc',
    query: subjectQuery(subject),
    schema: qcResult,
    isExpected: (result) => isSameProduct(result.product_id, subject),
  };
}
