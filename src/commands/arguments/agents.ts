import type { AutocompleteChoice } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import { LIMITS } from '../../discord/limits.ts';
import { AGENTS } from '../../links/agents.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Texts } from '../../texts/index.ts';
import { agentDisplayName } from '../../views/display-names.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { nearestNames } from './nearest-names.ts';

/** How many agents an error message suggests; autocomplete suggests all of them. */
const SUGGESTED_IN_ERRORS = 3;
/** Of what was typed, in an error message and in the search for what was meant. */
const MAX_QUOTED = 60;

/** Every agent in business that the service has named; until then, those whose links we recognise. */
export async function knownAgents({ store, log }: Context): Promise<string[]> {
  const stored = await store.agents.list().catch((error: unknown) => {
    log.error({ err: error }, 'agents not read');
    return [];
  });
  return (stored.length > 0 ? stored : AGENTS.map(({ id }) => id)).filter(isOpenAgent);
}

/**
 * Reads agents that a user typed: names or ids in any case, separated by commas.
 * @throws UserFacingError naming the first unknown agent, and the agents that were probably meant
 */
export async function readAgents(typed: string, context: Context, texts: Texts): Promise<string[]> {
  const known = await knownAgents(context);
  const all = [...new Set([...known, ...AGENTS.map(({ id }) => id)])];
  const ids = split(typed).map((name) => {
    const id = all.find(
      (candidate) => bare(candidate) === bare(name) || bare(agentDisplayName(candidate)) === bare(name),
    );
    if (id === undefined) throw new UserFacingError(unknownAgent(name, known, texts));
    return id;
  });
  return [...new Set(ids)];
}

/** Suggests agents for a single name. */
export async function suggestAgents(typed: string, context: Context): Promise<AutocompleteChoice[]> {
  return matches(await knownAgents(context), typed).map((id) => ({ name: agentDisplayName(id), value: id }));
}

/** Suggests agents for the last name in a list, and keeps the names before it. */
export async function suggestAgentList(typed: string, context: Context): Promise<AutocompleteChoice[]> {
  const parts = typed.split(',');
  const last = parts.pop() ?? '';
  const before = split(parts.join(','));
  const taken = new Set(before.map(bare));
  return matches(await knownAgents(context), last)
    .filter((id) => !taken.has(bare(id)) && !taken.has(bare(agentDisplayName(id))))
    .map((id) => ({ name: [...before, agentDisplayName(id)].join(', '), value: [...before, id].join(',') }))
    .filter(({ name, value }) => Math.max(name.length, value.length) <= LIMITS.choiceText);
}

function matches(ids: readonly string[], typed: string): string[] {
  const wanted = bare(typed);
  const named = ids.map((id) => ({ id, name: bare(agentDisplayName(id)) }));
  const starts = named.filter(({ name }) => name.startsWith(wanted));
  const contains = named.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted));
  return [...starts, ...contains].map(({ id }) => id);
}

function split(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[\s._-]+/g, '');
}

function unknownAgent(typed: string, known: readonly string[], { input, locale }: Texts): string {
  const quoted = escapeText(typed, MAX_QUOTED);
  const open = known.filter(isOpenAgent).map((id) => ({ id, name: bare(agentDisplayName(id)) }));
  const nearest = nearestNames(bare(typed.slice(0, MAX_QUOTED)), open, SUGGESTED_IN_ERRORS);
  if (nearest.length === 0) return input.unknownAgentPick(quoted);
  const names = nearest.map(({ id }) => `**${escapeText(agentDisplayName(id), MAX_QUOTED)}**`);
  return input.unknownAgent(quoted, new Intl.ListFormat(locale, { type: 'disjunction' }).format(names));
}
