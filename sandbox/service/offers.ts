import type { ProductSheet } from './data/product-sheet.ts';
import type { ProductKey } from './wire.ts';

/** What can happen to a listing. */
export const OFFER_CHANGES = ['cheaper', 'dearer', 'sold_out', 'few_left', 'restocked'] as const;
export type OfferChange = (typeof OFFER_CHANGES)[number];

interface Offer {
  /** Of the sheet's prices. */
  readonly factor: number;
  /** Null: as in the sheet. */
  readonly left: number | null;
}

const AS_IN_SHEET: Offer = { factor: 1, left: null };
const STEP = 0.9;
const FEW = 3;
const RESTOCKED = 12;

const CHANGED: Readonly<Record<OfferChange, (offer: Offer) => Offer>> = {
  cheaper: ({ factor, left }) => ({ factor: factor * STEP, left }),
  dearer: ({ factor, left }) => ({ factor: factor / STEP, left }),
  sold_out: ({ factor }) => ({ factor, left: 0 }),
  few_left: ({ factor }) => ({ factor, left: FEW }),
  restocked: ({ factor }) => ({ factor, left: RESTOCKED }),
};

/** Prices and stocks that differ from the sheets. */
export function createOffers() {
  const offers = new Map<string, Offer>();
  const offerOf = ({ platform, id }: ProductKey) => offers.get(`${platform}:${id}`) ?? AS_IN_SHEET;
  return {
    change(product: ProductKey, change: OfferChange): void {
      offers.set(`${product.platform}:${product.id}`, CHANGED[change](offerOf(product)));
    },
    /** The sheet as it is offered now. */
    apply(sheet: ProductSheet): ProductSheet {
      const { factor, left } = offerOf(sheet);
      const scaled = (price: number) => (factor === 1 ? price : Math.max(1, Math.round(price * factor)));
      const { price, prices } = sheet;
      return {
        ...sheet,
        price: price === null ? null : { ...price, low: scaled(price.low), high: scaled(price.high) },
        ...(prices === undefined ? {} : { prices: prices.map(scaled) }),
        ...(left === null ? {} : { stock: left, stocks: everythingInFirst(sheet, left) }),
      };
    },
  };
}

/** All pieces are of the first variant. */
function everythingInFirst({ options }: ProductSheet, left: number): number[] {
  const variants = options.reduce((count, { values }) => count * values.length, 1);
  return Array.from({ length: variants }, (_, index) => (index === 0 ? left : 0));
}
