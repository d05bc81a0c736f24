import type { ConvertResult, LookupResult, ProductKey, QcBatch, TrackingUpdate } from './wire.ts';

/** Something the service knows that it did not know before: what a webhook would tell. */
export type Change =
  | { readonly kind: 'scan'; readonly number: string; readonly latest: TrackingUpdate }
  | {
      readonly kind: 'batch';
      readonly product: ProductKey;
      readonly canonical: string;
      readonly batch: QcBatch;
    }
  | { readonly kind: 'lookup'; readonly result: LookupResult }
  | { readonly kind: 'convert'; readonly result: ConvertResult };

export type ChangeListener = (change: Change) => void;

/** Listeners hear of every change, in the order it happened. */
export function createChanges() {
  const listeners = new Set<ChangeListener>();
  return {
    tell(change: Change): void {
      for (const listener of listeners) listener(change);
    },
    /** @returns stops listening */
    listen(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
