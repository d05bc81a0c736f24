/** A product: the platform it is sold on and its id there. */
export interface Product {
  /** `weidian`, `taobao`, `tmall`, `1688`, … : an open string, since the service may know more. */
  readonly platform: string;
  readonly id: string;
}

/** What a URL turned out to be. A URL that is none of these is a stranger and never reported. */
export type Link =
  | {
      readonly kind: 'product';
      readonly product: Product;
      /** The platform's own product link. */
      readonly canonical: string;
      /** Agent identifier (lowercase name) whose link this is; null for the platform's own link. */
      readonly agent: string | null;
      readonly url: string;
    }
  /** Only the service can say where it leads (`m.tb.cn`, `k.youshop10.com`, …). */
  | { readonly kind: 'short'; readonly url: string }
  /** A shop or a search on a known host, not a product: worth its own sentence to the asker. */
  | { readonly kind: 'shop'; readonly url: string };

/** A link found in a text. Offsets are UTF-16, `end` exclusive, and cover the URL only. */
export interface FoundLink {
  readonly link: Link;
  readonly start: number;
  readonly end: number;
  /** Stands between `||` marks. */
  readonly spoiler: boolean;
  /** Stands in a code block, inline code, or `<…>`: the author asked to be left alone. */
  readonly muted: boolean;
}
