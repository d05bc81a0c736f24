import { type Addresses, SOURCE } from '../addresses.ts';
import { agentLinks, canonicalLink } from '../links.ts';
import { type Query, wantedAgents, wantedLink } from '../query.ts';
import type { ConvertResult } from '../wire.ts';

/** GET /v1/convert: any product of the four platforms, known to the samples or not. */
export function convert(query: Query, addresses: Addresses): ConvertResult {
  const agents = wantedAgents(query);
  const { product } = wantedLink(query);
  return {
    platform: product.platform,
    id: product.id,
    canonical: canonicalLink(product),
    agents: agentLinks(product, agents),
    source: SOURCE,
    docs: addresses.docs('convert'),
  };
}
