import { agentDisplayName } from '../../cards/display-names.ts';
import { AGENTS } from '../../links/agents.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { ConvertResult } from '../../service/index.ts';

export interface AgentLink {
  readonly agent: string;
  readonly name: string;
  readonly url: string;
}

/** The catalogue starts with the agents that people use most. */
const AGENTS_BY_POPULARITY = AGENTS.map(({ id }) => id);

/** The links at every agent that is in business: preferred agents first, then by popularity. */
export function agentLinks({ agents }: Pick<ConvertResult, 'agents'>, preferred: readonly string[]) {
  const links = Object.entries(agents)
    .filter(([agent]) => isOpenAgent(agent))
    .map(([agent, url]): AgentLink => ({ agent, name: agentDisplayName(agent), url }));
  const order = [...preferred, ...AGENTS_BY_POPULARITY];
  const rank = ({ agent }: AgentLink) => (order.includes(agent) ? order.indexOf(agent) : order.length);
  return links.sort((a, b) => rank(a) - rank(b));
}
