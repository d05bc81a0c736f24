interface DatedSet {
  /** YYYY-MM-DD */
  readonly date?: string | undefined;
}

/** The QC sets of a product, newest first; sets of the same day keep the service's order. */
export function setsNewestFirst<S extends DatedSet>(product: { readonly batches: readonly S[] }): S[] {
  return product.batches.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}
