import type { Context } from '../../context.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { isAddressableAgent } from '../../views/addressable.ts';
import { MAX_PREFERRED_AGENTS } from '../../views/settings/agents.ts';
import { knownAgents } from './agents.ts';

/** Computes the new preferred agents from the stored ones. */
type AgentsChange = (stored: readonly string[]) => readonly string[];

/** Adds agents that were chosen from a menu; a forged press can have chosen anything. */
export async function addChosenAgents(chosen: readonly string[], context: Context): Promise<AgentsChange> {
  const known = await knownAgents(context);
  const offered = chosen.filter((id) => known.includes(id) && isOpenAgent(id) && isAddressableAgent(id));
  return (stored) => offered.reduce<readonly string[]>((agents, id) => addAgent(id)(agents), stored);
}

/** Adds an agent as the last one, unless there is no more room. */
export function addAgent(agent: string): AgentsChange {
  return (stored) => {
    const kept = changeable(stored);
    return kept.includes(agent) || kept.length >= MAX_PREFERRED_AGENTS ? kept : [...kept, agent];
  };
}

export function removeAgent(agent: string): AgentsChange {
  return (stored) => changeable(stored).filter((id) => id !== agent);
}

/** Moves an agent one place up (-1) or down (1). */
export function moveAgent(agent: string, by: -1 | 1): AgentsChange {
  return (stored) => {
    const agents = changeable(stored);
    const from = agents.indexOf(agent);
    const other = agents[from + by];
    if (from === -1 || other === undefined) return agents;
    return agents.with(from, other).with(from + by, agent);
  };
}

/** Without agents that no button could name: nobody could remove them. */
function changeable(stored: readonly string[]): string[] {
  return stored.filter(isAddressableAgent);
}
