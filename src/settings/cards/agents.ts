import type { APISelectMenuOption } from 'discord.js';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, type Setting } from '../../cards/container.ts';
import { agentDisplayName, isAddressableAgent } from '../../cards/display-names.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton, ownerId, type SettingsOwner } from './navigation.ts';

/** Their 100 entries are about twice the number of known agents. */
const MAX_ADD_MENUS = 4;
/** More would not be a preference. */
export const MAX_PREFERRED_AGENTS = 5;

/** Menus add one and change the place of one. @param known every agent that can be chosen */
export function agentsView(
  owner: SettingsOwner,
  preferred: readonly string[],
  known: readonly string[],
  texts: Texts,
) {
  const { settings } = texts;
  const intro = preferred.length === 0 ? settings.noAgents : settings.agentOrder;
  const movable = agentOptions(preferred.filter(isAddressableAgent));
  return containerCard(null, [
    `### ${settings.agentsOf[owner]}\n${intro}`,
    numberedList(preferred, null, texts),
    ...menuRow(ownerId(owner, 'agent'), settings.changeAgent, movable),
    ...(preferred.length < MAX_PREFERRED_AGENTS
      ? addMenus(owner, preferred, known, texts)
      : [`-# ${settings.agentLimit(MAX_PREFERRED_AGENTS)}`]),
    [backButton(owner, texts)],
  ]);
}

/** One of the preferred agents, with buttons to move and remove it. */
export function preferredAgentView(
  owner: SettingsOwner,
  agent: string,
  preferred: readonly string[],
  texts: Texts,
) {
  const { settings, common } = texts;
  const at = preferred.indexOf(agent);
  return containerCard(null, [
    `### ${settings.agentPosition(agentInMarkdown(agent), at + 1, preferred.length)}`,
    numberedList(preferred, agent, texts),
    [
      button(settings.moveUp, ownerId(owner, 'up', agent), { disabled: at <= 0 }),
      button(settings.moveDown, ownerId(owner, 'down', agent), { disabled: at === preferred.length - 1 }),
    ],
    [
      button(settings.removeAgent, ownerId(owner, 'remove', agent)),
      button(common.back, ownerId(owner, 'agents')),
    ],
  ]);
}

/** @param marked the agent that the card is about */
function numberedList(preferred: readonly string[], marked: string | null, texts: Texts): string {
  const labels = preferred.map((id) => {
    const label = agentLabel(id, texts);
    return id === marked ? `**${label}**` : label;
  });
  return labels.map((label, index) => `${index + 1}. ${label}`).join('\n');
}

/** Menus of all open agents in alphabetical order, without those chosen before. */
function addMenus(
  owner: SettingsOwner,
  preferred: readonly string[],
  known: readonly string[],
  { settings }: Texts,
) {
  const offered = known
    .filter((id) => isOpenAgent(id) && isAddressableAgent(id) && !preferred.includes(id))
    .toSorted((a, b) => agentDisplayName(a).localeCompare(agentDisplayName(b)));
  const menus = byInitials(offered);
  return menus.flatMap((agents, index) => {
    const [first = '', last = first] = [agents[0], agents.at(-1)];
    const range = settings.addAgentBetween(initialOf(first), initialOf(last));
    const placeholder = menus.length === 1 ? settings.addAgent : range;
    return menuRow(ownerId(owner, 'add', String(index)), placeholder, agentOptions(agents));
  });
}

/** Sorted agents in groups that fit a menu; those with the same initial are in the same one. */
function byInitials(agents: readonly string[]): string[][] {
  const menus: string[][] = [];
  for (const initial of new Set(agents.map(initialOf))) {
    const same = agents.filter((agent) => initialOf(agent) === initial).slice(0, LIMITS.selectOptions);
    const last = menus.at(-1);
    if (last !== undefined && last.length + same.length <= LIMITS.selectOptions) last.push(...same);
    else menus.push(same);
  }
  return menus.slice(0, MAX_ADD_MENUS);
}

function initialOf(agent: string): string {
  return ([...agentDisplayName(agent)][0] ?? '').toUpperCase();
}

function agentOptions(agents: readonly string[]): APISelectMenuOption[] {
  return agents.map((id) => ({ label: plainText(agentDisplayName(id), LIMITS.optionText), value: id }));
}

function agentInMarkdown(id: string): string {
  return escapeText(agentDisplayName(id), 60);
}

/** An agent's name in Markdown, marked when it closed. */
function agentLabel(id: string, { settings }: Texts): string {
  return isOpenAgent(id) ? agentInMarkdown(id) : settings.closedAgent(agentInMarkdown(id));
}

export function agentsSetting(preferred: readonly string[], texts: Texts): Setting {
  const names = preferred.map((id) => agentLabel(id, texts)).join(', ');
  return { name: texts.settings.agents, value: names || texts.settings.popularAgents };
}
