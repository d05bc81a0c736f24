import type { Product } from '../links/product.ts';

/**
 * Platforms, product ids and agents that a custom id can hold: short enough to leave room for the rest of its 100
 * characters. Checked when a view writes a custom id, and again when a command reads it.
 */
export const ADDRESSABLE = {
  platform: /^[\w -]{1,12}$/,
  id: /^[\w-]{1,20}$/,
  agent: /^[\w-]{1,16}$/,
} as const;

/**
 * Whether a custom id can hold a product. The interface bounds neither platforms nor ids, so this can be false; the card
 * of such a product has no buttons that need a custom id.
 */
export function isAddressable({ platform, id }: Product): boolean {
  return ADDRESSABLE.platform.test(platform) && ADDRESSABLE.id.test(id);
}

/** Whether a custom id can hold an agent's identifier. */
export function isAddressableAgent(agent: string): boolean {
  return ADDRESSABLE.agent.test(agent);
}
