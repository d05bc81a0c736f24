/** A price, and since when it was asked; null: none was listed. */
interface PastPrice {
  readonly at: number;
  readonly price: number | null;
}

/**
 * Since when a price has not been as low as it is now; null: it was so before, or nothing is known about that.
 * @param history oldest first
 */
export function lowestSince(history: readonly PastPrice[], price: number, now: number): number | null {
  const earlier = history.filter((past) => past.at < now);
  const index = earlier.findLastIndex((past) => past.price !== null && past.price <= price);
  if (index === -1) return earlier[0]?.at ?? null;
  // That price held until the next one.
  return earlier[index + 1]?.at ?? null;
}
