/** A product: the platform it is sold on and its id there. */
export interface Product {
  /** `weidian`, `taobao`, `tmall`, `1688`, …: any string, since the service may know more platforms. */
  readonly platform: string;
  readonly id: string;
}

/** A recognized URL. Other URLs are ignored. */
export type Link =
  | {
      readonly kind: 'product';
      readonly product: Product;
      /** The platform's own product link. */
      readonly canonical: string;
      /** The identifier (lowercase name) of the agent whose link this is; null for the platform's own link. */
      readonly agent: string | null;
      readonly url: string;
    }
  /** Only the service can follow it (`m.tb.cn`, `k.youshop10.com`, …). */
  | { readonly kind: 'short'; readonly url: string }
  /** A shop or search page on a known host: commands reply that it isn't a product. */
  | { readonly kind: 'shop'; readonly url: string };

/** A link found in a text. Offsets are UTF-16, `end` exclusive, and cover the URL only. */
export interface FoundLink {
  readonly link: Link;
  readonly start: number;
  readonly end: number;
  /** Between `||` marks. */
  readonly spoiler: boolean;
  /** In a code block, inline code or `<…>`: the author wants no reply. */
  readonly muted: boolean;
}
