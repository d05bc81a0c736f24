/** What is known about one item of a haul. Money in minor units, grams and cubic centimeters are integers, per piece. */
export interface ItemFigures {
  readonly quantity: number;
  /** A range while no variant is chosen; null: not listed. */
  readonly price: PriceFigures | null;
  readonly weightG: number | null;
  readonly volumeCm3: number | null;
}

/** From the cheapest to the most expensive variant. */
export interface PriceFigures {
  readonly low: number;
  readonly high: number;
  /** ISO 4217 */
  readonly currency: string;
}

export type HaulTotals = ReturnType<typeof totalsOf>;

/** Items without a figure are left out of its sum, but listed. @param divisor see {@link volumetricGrams} */
export function totalsOf(items: readonly ItemFigures[], divisor: number) {
  const sumOf = (figure: (item: ItemFigures) => number | null) =>
    items.reduce((sum, item) => sum + (figure(item) ?? 0) * item.quantity, 0);
  const weightG = sumOf((item) => item.weightG);
  const volumeCm3 = sumOf((item) => item.volumeCm3);
  const volumetricG = volumetricGrams(volumeCm3, divisor);
  return {
    /** One sum per currency, in order of first appearance. */
    prices: sumPrices(items),
    weightG,
    volumeCm3,
    /** The weight that the volume counts as. */
    volumetricG,
    /** Null: neither weight nor volume of any item is known. */
    billed: billedOf(weightG, volumetricG),
    /** Indexes of the items that these sums leave out. */
    withoutPrice: positionsOf(items, ({ price }) => price === null),
    withoutWeight: positionsOf(items, (item) => item.weightG === null),
    withoutVolume: divisor === 0 ? [] : positionsOf(items, (item) => item.volumeCm3 === null),
  };
}

/** The weight that a volume counts as, in whole grams; 0 without a divisor. */
export function volumetricGrams(volumeCm3: number, divisor: number): number {
  return divisor === 0 ? 0 : Math.round((volumeCm3 * 1000) / divisor);
}

/** Shipping lines bill the larger one. */
function billedOf(weightG: number, volumetricG: number) {
  if (weightG === 0 && volumetricG === 0) return null;
  const by = volumetricG > weightG ? 'volume' : 'weight';
  return { by, grams: Math.max(weightG, volumetricG) } as const;
}

function sumPrices(items: readonly ItemFigures[]): PriceFigures[] {
  const sums = new Map<string, PriceFigures>();
  for (const { price, quantity } of items) {
    if (price === null) continue;
    const { low = 0, high = 0 } = sums.get(price.currency) ?? {};
    const { currency } = price;
    sums.set(currency, { low: low + price.low * quantity, high: high + price.high * quantity, currency });
  }
  return [...sums.values()];
}

/** Indexes of the matching elements of a list. */
export function positionsOf<T>(list: readonly T[], isMeant: (one: T, index: number) => boolean): number[] {
  return list.flatMap((one, index) => (isMeant(one, index) ? [index] : []));
}
