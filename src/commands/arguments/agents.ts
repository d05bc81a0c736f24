import { agentDisplayName, isAddressableAgent } from '../../cards/display-names.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { AutocompleteChoice } from '../../discord/interactions/command.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { typosBetween } from '../../domain/typos-between.ts';
import { AGENTS } from '../../links/agents.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { MAX_PREFERRED_AGENTS } from '../../settings/cards/agents.ts';
import type { Texts } from '../../texts/index.ts';
import type { CommandRequest } from '../replies/request.ts';

/** How many agents an error message suggests; autocomplete suggests all of them. */
const SUGGESTED_IN_ERRORS = 3;
/** Of what was typed, in an error message and in the search for what was meant. */
const MAX_QUOTED = 60;

/** All open agents that the service has named; until it has, those whose links we recognize. */
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
export async function readAgents({ context, texts }: CommandRequest, typed: string): Promise<string[]> {
  const known = await knownAgents(context);
  const all = [...known, ...AGENTS.map(({ id }) => id)];
  const ids = split(typed).map((name) => {
    const id = all.find((candidate) => isNamed(candidate, name));
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
  return matches(await knownAgents(context), last)
    .filter((id) => !before.some((name) => isNamed(id, name)))
    .map((id) => ({ name: [...before, agentDisplayName(id)].join(', '), value: [...before, id].join(',') }))
    .filter(({ name, value }) => Math.max(name.length, value.length) <= LIMITS.choiceText);
}

/** The agents whose names contain what was typed; those that start with it come first. */
function matches(ids: readonly string[], typed: string): string[] {
  const at = (id: string) => bare(agentDisplayName(id)).indexOf(bare(typed));
  return ids.filter((id) => at(id) !== -1).toSorted((a, b) => Math.sign(at(a)) - Math.sign(at(b)));
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

function isNamed(id: string, name: string): boolean {
  return [id, agentDisplayName(id)].some((own) => bare(own) === bare(name));
}

function unknownAgent(typed: string, known: readonly string[], { input, locale }: Texts): string {
  const quoted = escapeText(typed, MAX_QUOTED);
  const named = known.map((id) => ({ id, name: bare(agentDisplayName(id)) }));
  const nearest = nearestNames(bare(typed.slice(0, MAX_QUOTED)), named, SUGGESTED_IN_ERRORS);
  if (nearest.length === 0) return input.unknownAgentPick(quoted);
  const names = nearest.map(({ id }) => `**${escapeText(agentDisplayName(id), MAX_QUOTED)}**`);
  return input.unknownAgent(quoted, new Intl.ListFormat(locale, { type: 'disjunction' }).format(names));
}

/** A name may differ from what was typed by one letter in this many. */
const LETTERS_PER_TYPO = 3;

/** The names most likely meant, best match first: those that contain the text, then those with few typos. */
export function nearestNames<T extends { readonly name: string }>(
  typed: string,
  candidates: readonly T[],
  max: number,
): T[] {
  const wanted = typed.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.ceil(wanted.length / LETTERS_PER_TYPO))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ candidate }) => candidate);
}

/** A name that starts with the typed text is the closest; one that contains it is as close as one with one typo. */
function distanceTo(wanted: string, name: string): number {
  if (wanted === '' || name === '') return Number.POSITIVE_INFINITY;
  if (name.startsWith(wanted)) return 0;
  return name.includes(wanted) ? 1 : typosBetween(wanted, name);
}

/** Computes the new preferred agents from the stored ones. */
export type AgentsChange = (stored: readonly string[]) => readonly string[];

/** Adds agents that were chosen from a menu; a forged press can have chosen anything. */
export async function addChosenAgents(chosen: readonly string[], context: Context): Promise<AgentsChange> {
  const known = await knownAgents(context);
  const offered = chosen.filter((id) => known.includes(id) && isAddressableAgent(id));
  return (stored) => offered.reduce<readonly string[]>((agents, id) => addAgent(id)(agents), stored);
}

/** Appends an agent, unless the list is full. */
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

/** Without agents that don't fit in a custom id, because no button could remove them. */
function changeable(stored: readonly string[]): string[] {
  return stored.filter(isAddressableAgent);
}
