import type { Platform, Turnover } from '../wire.ts';

/** What the drawn pictures show. */
export type Kind = 'shoe' | 'hoodie' | 'tee' | 'bag' | 'cap' | 'watch' | 'belt';

export interface OptionSheet {
  readonly name: string;
  readonly name_cn: string;
  readonly values: readonly string[];
  /** The list of the lookup in which the values also appear. */
  readonly role?: 'size' | 'version';
}

/** A visit of the photographer: several sheets of one day are one run over several SKUs. */
export interface BatchSheet {
  readonly daysAgo: number;
  readonly sku: string;
  readonly photos: number;
}

export interface WarehouseSheet {
  readonly weight_g: number;
  /** Length, width and height in centimetres. */
  readonly box: readonly [number, number, number];
  readonly turnover: Turnover;
}

export interface ProductSheet {
  readonly platform: Platform;
  readonly id: string;
  /** What the sample shows, for the page's suggestions. */
  readonly shows: string;
  readonly kind: Kind;
  readonly title: string;
  /** Null: the listing names no price. */
  readonly price: { readonly low: number; readonly high: number; readonly currency: string } | null;
  /** Prices of the first option's values, where they are not spread evenly from low to high. */
  readonly prices?: readonly number[];
  readonly options: readonly OptionSheet[];
  /** `mixed`: most SKUs in stock, some not. A number: what is left of a product without variants. */
  readonly stock: 'mixed' | 'none' | number;
  /** Pieces of every variant, in order, where `stock` is too vague. */
  readonly stocks?: readonly number[];
  /** The variant in the main picture, if it is not the first. */
  readonly mainVariant?: string;
  /** False: the product has no main picture. */
  readonly hasPicture?: false;
  readonly listing: number;
  /** Oldest first, as in the service's responses. */
  readonly batches: readonly BatchSheet[];
  /** Null if no agent has ever had the product in its warehouse. */
  readonly warehouse: WarehouseSheet | null;
  /** The source of the variants, if it is not the platform itself. */
  readonly variantSource?: Platform;
}
