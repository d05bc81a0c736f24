import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import { type AgentLink, agentLinks } from '../../products/cards/agent-links.ts';
import { loadFacts } from '../../products/index.ts';
import { settingsOfServer } from './reader.ts';
import type { CommandRequest } from './request.ts';

/** Agents to show first: the user's own in a private reply, the server's in a public one; without any, the other's. */
export async function agentOrder(request: CommandRequest): Promise<readonly string[]> {
  const own = (await request.context.store.settings.user(request.userId)).agents;
  const servers = (await settingsOfServer(request))?.agents ?? [];
  const [first, second] = request.visibility === 'private' ? [own, servers] : [servers, own];
  return first.length > 0 ? first : second;
}

/** Loads the product's link at the first agent in business that the readers of a reply prefer: a card can do without it. */
export function loadAgentLink(request: CommandRequest, product: Product) {
  const { api, log } = request.context;
  let link: AgentLink | null = null;
  const load = async () => {
    const preferred = await agentOrder(request);
    const url = canonicalUrl(product);
    const answer = url === null ? null : await api.convert(url).catch(() => null);
    link = answer === null ? null : (agentLinks(answer.data, preferred)[0] ?? null);
  };
  return {
    /** Null until it has arrived, and where there is none. */
    soFar: () => link,
    /** Settles when it has arrived or failed; never rejects. */
    loaded: load().catch((error: unknown) => log.error({ err: error }, 'agent link not loaded')),
  };
}

/**
 * Loads what cards say about a product, and its link as above.
 * @param calls what the card loads in any case
 */
export function loadProduct(
  request: CommandRequest,
  product: Product,
  calls?: Parameters<typeof loadFacts>[3],
) {
  const { complete, isComplete, soFar } = loadFacts(request.context, request.context.api, product, calls);
  const link = loadAgentLink(request, product);
  return {
    /** Settles when everything has arrived or failed; never rejects. */
    complete: Promise.all([complete, link.loaded]),
    /** Whether the facts have arrived or failed. */
    isComplete,
    soFar: () => ({ facts: soFar(), agentLink: link.soFar() }),
  };
}
