import type { LookupResult } from '../api/index.ts';
import { toMinorUnits } from '../domain/haul/minor-units.ts';
import type { ItemFigures, PriceFigures } from '../domain/haul/totals.ts';
import { readVolume, wholeFigure } from '../domain/haul/volume.ts';
import { variantWithKey } from '../products/index.ts';
import type { HaulItem } from '../store/index.ts';

/** The platforms' own currency, where the service names none. */
const USUAL_CURRENCY = 'CNY';

/**
 * What the service knows about an item of a haul.
 * @param lookup null: not loaded
 */
export function figuresOf(
  { variant, quantity }: Pick<HaulItem, 'variant' | 'quantity'>,
  lookup: LookupResult | null,
): ItemFigures {
  const { weight_g, volume_cm3, dimensions_cm } = lookup?.warehouse ?? {};
  return {
    quantity,
    price: lookup === null ? null : priceOf(lookup, variant),
    weightG: wholeFigure(weight_g),
    volumeCm3: readVolume(volume_cm3, dimensions_cm),
  };
}

/** The variant's own price, or that of all variants while none is chosen. */
function priceOf(lookup: LookupResult, variant: string): PriceFigures | null {
  const { low: lowest, high: highest, currency: listed } = lookup.price ?? {};
  const currency = listed?.toUpperCase() || USUAL_CURRENCY;
  const own = variant === '' ? undefined : variantWithKey(lookup, variant)?.price;
  const amounts = (own === undefined ? [lowest, highest] : [own]).flatMap(
    (amount) => toMinorUnits(amount, currency) ?? [],
  );
  return amounts.length === 0 ? null : { low: Math.min(...amounts), high: Math.max(...amounts), currency };
}
