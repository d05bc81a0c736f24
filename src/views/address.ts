import type { Product } from '../links/product.ts';

/** The part of a custom id that names a product must stay this short for everything else to fit in 100. */
const MAX_PLATFORM = 12;
const MAX_ID = 20;
const MAX_AGENT = 16;

/**
 * Whether a product can stand in a custom id. The service's platforms are an open string and its ids are not
 * specified, so this can be false; such an answer is shown without buttons.
 */
export function isAddressable({ platform, id }: Product): boolean {
  return (
    new RegExp(`^[\\w -]{1,${MAX_PLATFORM}}$`).test(platform) && new RegExp(`^[\\w-]{1,${MAX_ID}}$`).test(id)
  );
}

/** Whether an agent identifier can stand in a custom id. */
export function isAddressableAgent(agent: string): boolean {
  return new RegExp(`^[\\w-]{1,${MAX_AGENT}}$`).test(agent);
}
