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

/** Short enough for a custom id's 100 characters; checked when it is written and when it is read. */
export const ADDRESSABLE = {
  platform: /^[\w -]{1,12}$/,
  id: /^[\w-]{1,20}$/,
  agent: /^[\w-]{1,16}$/,
} as const;

/** False for the unusual platforms and ids that the interface allows: their cards have no buttons with custom ids. */
export function isAddressable({ platform, id }: Product): boolean {
  return ADDRESSABLE.platform.test(platform) && ADDRESSABLE.id.test(id);
}

export function isAddressableAgent(agent: string): boolean {
  return ADDRESSABLE.agent.test(agent);
}
