import * as z from 'zod';
import { requiredText, text, textsByName } from './fields.ts';
import type { ApiRequest, Query } from './request.ts';

/** interface section 2, ConvertResult */
export const convertResult = z.object({
  platform: requiredText,
  id: requiredText,
  canonical: text,
  agents: textsByName,
  source: text,
  docs: text,
});

export type ConvertResult = z.infer<typeof convertResult>;

export type ArrayEncoding = 'repeat' | 'comma' | 'brackets';

/** GET /v1/convert (interface section 4) @param agents empty: every agent */
export function convertRequest(
  url: string,
  agents: readonly string[] = [],
  encoding: ArrayEncoding = 'repeat',
): ApiRequest<ConvertResult> {
  return {
    operation: 'convert',
    query: [['url', url], ...agentsQuery(agents, encoding)],
    schema: convertResult,
  };
}

/** The interface does not say how `agents` is encoded in the query string (section 4), so it is a setting. */
function agentsQuery(agents: readonly string[], encoding: ArrayEncoding): Query {
  if (agents.length === 0) return [];
  if (encoding === 'comma') return [['agents', agents.join(',')]];
  const name = encoding === 'brackets' ? 'agents[]' : 'agents';
  return agents.map((agent) => [name, agent] as const);
}

/** Keeps the requested agents only, in case the service ignores its filter. */
export function onlyAgents(result: ConvertResult, agents: readonly string[]): ConvertResult {
  if (agents.length === 0) return result;
  const kept = Object.entries(result.agents).filter(([agent]) => agents.includes(agent));
  return { ...result, agents: Object.fromEntries(kept) };
}
