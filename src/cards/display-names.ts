import { plainText } from '../discord/messages/plain-text.ts';
import { agentName } from '../links/catalogue.ts';
import { PLATFORMS } from '../links/platforms.ts';
import type { Product } from '../links/product.ts';

/** A map, since a platform may be called anything, `constructor` included. */
const PLATFORM_NAMES: ReadonlyMap<string, string> = new Map([
  ...PLATFORMS.map(({ id, name }) => [id, name] as const),
  // The interface lists this among the platform values instead of `weidian` (section 3).
  ['the service', 'Weidian'],
]);

const UNNAMED = '?';

/** The name people use for a platform; an unknown one is shown as the service spells it. */
export function platformDisplayName(platform: string): string {
  return PLATFORM_NAMES.get(platform.toLowerCase()) ?? (plainText(platform, 40) || UNNAMED);
}

/** The name people use for an agent; an unknown one is shown as the service spells it. */
export function agentDisplayName(id: string): string {
  return agentName(id) ?? (plainText(id, 40) || UNNAMED);
}

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

export function isAddressableAgent(agent: string): boolean {
  return ADDRESSABLE.agent.test(agent);
}
