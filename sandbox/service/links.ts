import { agents, CnItemLink, detectAgent, generateAgentLink, generateRawLink } from 'cn-links';
import { recogniseLink } from '../../src/links/recognise.ts';
import { SHORT_LINKS } from './data/short-links.ts';
import { PLATFORMS, type Platform, type ProductKey } from './wire.ts';

/** What a link leads to, and through which agent (null: the platform's own link, or a short one). */
export interface Destination {
  readonly product: ProductKey;
  readonly agent: string | null;
}

/** Agents the service makes links for. */
export const AGENTS: readonly string[] = agents;

/** cn-links accepts any host that contains an agent's name; only the hosts that it generates itself are trusted. */
const AGENT_DOMAINS = agents.map((agent) => withoutWww(generateAgentLink(agent, 'weidian', '1').hostname));

/** Platform value of a text; the interface's literal first value means Weidian. */
export function platformOf(text: string): Platform | null {
  if (text === 'the service') return 'weidian';
  return PLATFORMS.find((platform) => platform === text) ?? null;
}

/** Where a link leads, or null when it is not a product link we know. */
export function resolveLink(url: URL): Destination | null {
  const short = SHORT_LINKS[`${withoutWww(url.hostname)}${url.pathname.replace(/\/$/, '')}`];
  if (short !== undefined) return { product: short, agent: null };
  const link = recogniseLink(url.href);
  if (link?.kind === 'product') return destination(link.product.platform, link.product.id, link.agent);
  return link === null ? detect(url) : null;
}

/** The platform's own link to a product. */
export function canonicalLink(product: ProductKey): string {
  return generateRawLink(product.platform, product.id).href;
}

/**
 * Links to a product at agents.
 * @param wanted agent identifiers, all of {@link AGENTS} when empty
 */
export function agentLinks(product: ProductKey, wanted: readonly string[]): Record<string, string> {
  const chosen = wanted.length === 0 ? agents : agents.filter((agent) => wanted.includes(agent));
  return Object.fromEntries(
    chosen.map((agent) => [agent, generateAgentLink(agent, product.platform, product.id).href]),
  );
}

function detect(url: URL): Destination | null {
  const agent = detectAgent(url);
  if (agent !== undefined && !AGENT_DOMAINS.some((domain) => isWithin(url.hostname, domain))) return null;
  const found = CnItemLink.safeInstantiate(url);
  if (!found.success) return null;
  return destination(found.data.marketplace, found.data.id, agent ?? null);
}

function destination(platformText: string, id: string, agent: string | null): Destination | null {
  const platform = platformOf(platformText);
  return platform === null || !isProductId(id) ? null : { product: { platform, id }, agent };
}

/** Ids are digits on all four platforms. */
export function isProductId(id: string): boolean {
  return /^\d{5,20}$/.test(id);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
