import { plainText } from '../discord/messages/plain-text.ts';
import { agentName } from '../links/catalogue.ts';
import { PLATFORMS } from '../links/platforms.ts';
import type { Product } from '../links/product.ts';

/** A map, since a platform may be called anything, `constructor` included. */
const PLATFORM_NAMES: ReadonlyMap<string, string> = new Map([
  ...PLATFORMS.map(({ id, name }) => [id, name] as const),
  // The service's interface has "the service" among its platform values where it means `weidian` (section 3).
  ['the service', 'Weidian'],
]);

/** What people in China call them; 1688 has no other name. */
const CHINESE_NAMES: ReadonlyMap<string, string> = new Map([
  ['weidian', '微店'],
  ['the service', '微店'],
  ['taobao', '淘宝'],
  ['tmall', '天猫'],
  ['xianyu', '闲鱼'],
  ['jd', '京东'],
  ['pinduoduo', '拼多多'],
]);

const UNNAMED = '?';

/** The name people use for a platform; an unknown one is shown as the service spells it. */
export function platformDisplayName(platform: string, locale: string): string {
  const id = platform.toLowerCase();
  const chinese = locale === 'zh-CN' ? CHINESE_NAMES.get(id) : undefined;
  return chinese ?? PLATFORM_NAMES.get(id) ?? (plainText(platform, 40) || UNNAMED);
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
