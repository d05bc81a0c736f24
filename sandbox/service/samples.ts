import { PARCELS, UNKNOWN_NUMBERS } from './data/parcels.ts';
import { PRODUCTS } from './data/products.ts';
import { SHORT_LINKS } from './data/short-links.ts';
import { FAILING_PRODUCT } from './data/showcase.ts';
import { agentLinks, canonicalLink } from './links.ts';
import type { ProductKey } from './wire.ts';

export interface ProductSample extends ProductKey {
  readonly title: string;
  /** What the sample shows. */
  readonly shows: string;
  readonly canonical: string;
  /** Agent identifier to link. */
  readonly agents: Readonly<Record<string, string>>;
}

export interface ParcelSample {
  readonly number: string;
  readonly shows: string;
  /** Gets new scans automatically; other parcels only on request. */
  readonly isMoving: boolean;
}

/** The samples, for the page's suggestions and the tests. */
export const SAMPLES: {
  readonly products: readonly ProductSample[];
  readonly parcels: readonly ParcelSample[];
  readonly shortLinks: readonly string[];
  /** A product link that converts, but whose details never load. */
  readonly failingLink: string;
  readonly unknownNumbers: typeof UNKNOWN_NUMBERS;
} = {
  products: PRODUCTS.map((sheet) => ({
    platform: sheet.platform,
    id: sheet.id,
    title: sheet.title,
    shows: sheet.shows,
    canonical: canonicalLink(sheet),
    agents: agentLinks(sheet, []),
  })),
  parcels: PARCELS.map(({ number, shows, isMoving = false }) => ({ number, shows, isMoving })),
  shortLinks: Object.keys(SHORT_LINKS).map((address) => `https://${address}`),
  failingLink: canonicalLink(FAILING_PRODUCT),
  unknownNumbers: UNKNOWN_NUMBERS,
};
