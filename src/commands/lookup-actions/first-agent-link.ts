import type { Api } from '../../api/index.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import { type AgentLink, agentLinks } from '../../views/agent-links.ts';

/**
 * The product's link at the first of these agents that is in business.
 * @returns null when the service names none, or fails: a card does without the button
 */
export async function firstAgentLink(
  api: Api,
  product: Product,
  preferred: readonly string[],
): Promise<AgentLink | null> {
  const url = canonicalUrl(product);
  if (url === null) return null;
  const answer = await api.convert(url).catch(() => null);
  return answer === null ? null : (agentLinks(answer.data, preferred)[0] ?? null);
}
