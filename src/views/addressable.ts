import type { Product } from '../links/product.ts';

/**
 * What may name a product or an agent in a custom id: short enough for everything else to fit in 100 characters. Checked
 * when a view writes an id and again when a command reads one.
 */
export const ADDRESSABLE = {
  platform: /^[\w -]{1,12}$/,
  id: /^[\w-]{1,20}$/,
  agent: /^[\w-]{1,16}$/,
} as const;

/**
 * Whether a product can stand in a custom id. The service's platforms are an open string and its ids are not
 * specified, so this can be false; such an answer is shown without buttons.
 */
export function isAddressable({ platform, id }: Product): boolean {
  return ADDRESSABLE.platform.test(platform) && ADDRESSABLE.id.test(id);
}

/** Whether an agent identifier can stand in a custom id. */
export function isAddressableAgent(agent: string): boolean {
  return ADDRESSABLE.agent.test(agent);
}
