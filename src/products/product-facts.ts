import type { LookupResult, QcResult } from '../api/index.ts';
import type { KnownProduct } from '../store/index.ts';

/** What is known about a product at one moment: answers of the service, or what it was last called. */
export interface ProductFacts {
  readonly lookup: LookupResult | null;
  readonly qc: QcResult | null;
  readonly known: KnownProduct | null;
}

export const NO_FACTS: ProductFacts = { lookup: null, qc: null, known: null };
