import type { ProductKey } from './wire.ts';

export const SOURCE = 'Haulmate sandbox service';

export type Addresses = ReturnType<typeof createAddresses>;

/**
 * The URLs in the service's responses.
 * @param publicUrl where the routes are reachable, prefix included
 */
export function createAddresses(publicUrl: string | (() => string)) {
  const base = () => (typeof publicUrl === 'string' ? publicUrl : publicUrl()).replace(/\/+$/, '');
  const of = (product: ProductKey) => `${product.platform}/${product.id}`;
  return {
    docs: (operation: string) => `${base()}/docs#${operation}`,
    main: (product: ProductKey) => `${base()}/photos/main/${of(product)}`,
    listing: (product: ProductKey, number: number) => `${base()}/photos/listing/${of(product)}/${number}`,
    variant: (product: ProductKey, number: number) => `${base()}/photos/variant/${of(product)}/${number}`,
    /** @param number the photo's number among all of the product, which later runs do not change */
    qc: (product: ProductKey, run: number, number: number) =>
      `${base()}/photos/qc/${of(product)}/${run}/${number}`,
  };
}
