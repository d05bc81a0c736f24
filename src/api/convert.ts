import { z } from 'zod';
import { optional, text } from './fields.ts';
import type { Query } from './query.ts';

/** interface section 2, ConvertResult */
export const convertResult = z.object({
  platform: z.string(),
  id: z.string(),
  canonical: text,
  agents: optional(z.record(z.string(), z.string())).transform((agents) => agents ?? {}),
  source: text,
  docs: text,
});

export type ConvertResult = z.infer<typeof convertResult>;

export type ArrayEncoding = 'repeat' | 'comma' | 'brackets';

/** The encoding of `agents` in the query string is not shown (interface section 4), so it is a setting. */
export function agentsQuery(agents: readonly string[], encoding: ArrayEncoding): Query {
  if (agents.length === 0) return [];
  if (encoding === 'comma') return [['agents', agents.join(',')]];
  const name = encoding === 'brackets' ? 'agents[]' : 'agents';
  return agents.map((agent) => [name, agent] as const);
}

/** Only the agents asked for, whatever the service made of the filter. */
export function onlyAgents(result: ConvertResult, agents: readonly string[]): ConvertResult {
  if (agents.length === 0) return result;
  const kept = Object.entries(result.agents).filter(([agent]) => agents.includes(agent));
  return { ...result, agents: Object.fromEntries(kept) };
}

/**
 * Merges a conversion from a webhook into the cached one of the same product; no agent is lost.
 * @param isNewer whether the webhook's is newer: then its links replace those of the same agents
 */
export function mergeAgents(known: ConvertResult, sent: ConvertResult, isNewer: boolean): ConvertResult {
  return {
    ...known,
    agents: isNewer ? { ...known.agents, ...sent.agents } : { ...sent.agents, ...known.agents },
  };
}
