import type { ConvertResult, LookupResult, ProductKey, QcSet, TrackingUpdate } from './wire.ts';

/** A change that a webhook reports. */
export type Change =
  | { readonly kind: 'scan'; readonly number: string; readonly latest: TrackingUpdate }
  | {
      readonly kind: 'batch';
      readonly product: ProductKey;
      readonly canonical: string;
      readonly batch: QcSet;
    }
  | { readonly kind: 'lookup'; readonly result: LookupResult }
  | { readonly kind: 'convert'; readonly result: ConvertResult };

export type ChangeListener = (change: Change) => void;
