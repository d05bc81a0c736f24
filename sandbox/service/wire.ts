/** The bodies of the interface, field by field. What is optional here is absent for some sample on purpose. */

export const PLATFORMS = ['weidian', 'taobao', '1688', 'tmall'] as const;
export type Platform = (typeof PLATFORMS)[number];

export interface ProductKey {
  readonly platform: Platform;
  readonly id: string;
}

export interface TrackingUpdate {
  readonly date: string;
  readonly hour: string;
  readonly status: string;
  readonly location: string;
  readonly country: string;
}

export interface TrackingResult {
  readonly tracking_number: string;
  readonly count: number;
  readonly updates: readonly TrackingUpdate[];
  readonly source: string;
  readonly attribution: string;
  readonly docs: string;
}

export interface QcSet {
  readonly date: string;
  readonly sku: string;
  readonly photos: readonly string[];
}

export interface QcResult {
  readonly platform: Platform;
  readonly product_id: string;
  readonly canonical: string;
  readonly provider: string;
  readonly total_photos: number;
  readonly batch_count: number;
  readonly batches: readonly QcSet[];
  readonly listing_photos: readonly string[];
  readonly source: string;
  readonly docs: string;
}

export interface VariantOption {
  readonly name: string;
  readonly name_cn: string;
  readonly values: readonly string[];
}

export interface Sku {
  readonly attrs: Readonly<Record<string, string>>;
  readonly stock: number;
  readonly price: number;
  readonly image: string;
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** The interface leaves the type open, so the samples use every reading of it. */
export type Turnover = string | LabelledValue | null;

export interface Warehouse {
  readonly agent: string;
  readonly storage_time: LabelledValue;
  readonly turnover: Turnover;
  readonly weight_g: number;
  readonly volume_cm3: number;
  readonly dimensions_cm: string;
}

export interface LookupResult {
  readonly platform: Platform;
  readonly product_id: string;
  readonly canonical: string;
  readonly source_agent: string;
  readonly title: string;
  readonly main_image?: string;
  readonly price?: { readonly low: number; readonly high: number; readonly currency: string };
  readonly availability: { readonly in_stock: boolean; readonly total_stock: number };
  readonly variant_source: string;
  readonly sizes: readonly string[];
  readonly versions: readonly string[];
  readonly variants: { readonly options: readonly VariantOption[]; readonly skus: readonly Sku[] };
  readonly warehouse?: Warehouse;
  readonly source: string;
  readonly docs: string;
}

export interface ConvertResult {
  readonly platform: Platform;
  readonly id: string;
  readonly canonical: string;
  readonly agents: Readonly<Record<string, string>>;
  readonly source: string;
  readonly docs: string;
}
