import * as z from 'zod';
import { PRICE_REASONS } from '../../domain/products/price-watch.ts';

const amount = z.number().nullable();

/** What an alert about a price says, as it is stored: every copy of the alert is rendered from it. */
const priceNotice = z.object({
  /** `platform:id` */
  product: z.string(),
  /** As it was listed then; null: not named. */
  title: z.string().nullable(),
  /** The variant's key and name; empty: the whole product. */
  variant: z.string(),
  variantName: z.string(),
  /** The variant's own picture; null: none is known. */
  image: z.string().nullable().default(null),
  /** Why it is told, the most important reason first. */
  reasons: z.array(z.enum(PRICE_REASONS)).min(1),
  price: amount,
  /** The price before; null: not known. */
  was: amount,
  stock: amount,
  currency: z.string().nullable(),
  /** Since when the price has not been as low; null: not known. */
  lowestSince: amount,
  /** When it was noticed. */
  at: z.number(),
});

export type PriceNotice = z.output<typeof priceNotice>;

/** @throws ZodError for what `JSON.stringify` of a {@link PriceNotice} cannot be */
export function readPriceNotice(data: string): PriceNotice {
  return priceNotice.parse(JSON.parse(data));
}
