import type { APIComponentInContainer, APISelectMenuOption } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, type Setting, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, isAddressableAgent } from '../../cards/display-names.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton, ownerId, type SettingsOwner } from './navigation.ts';

/** Their 100 entries are twice as many agents as exist. */
const MAX_ADD_MENUS = 4;

/**
 * The preferred agents in their order, with menus to add one and to change the place of one.
 * @param known every agent that can be chosen
 */
export function agentsView(
  owner: SettingsOwner,
  preferred: readonly string[],
  known: readonly string[],
  texts: Texts,
): MessageView {
  const { settings } = texts;
  const intro = preferred.length === 0 ? settings.noAgents : settings.agentOrder;
  return containerCard(null, [
    textDisplay(`### ${settings.agentsOf[owner]}\n${intro}`),
    ...(preferred.length === 0 ? [] : [textDisplay(numberedList(preferred, null, texts))]),
    ...menuRow(
      ownerId(owner, 'agent'),
      settings.changeAgent,
      agentOptions(preferred.filter(isAddressableAgent)),
    ),
    ...(preferred.length < MAX_PREFERRED_AGENTS
      ? addMenus(owner, preferred, known, texts)
      : [textDisplay(`-# ${settings.agentLimit(MAX_PREFERRED_AGENTS)}`)]),
    ...fittingRows([backButton(owner, texts)]),
  ]);
}

/** One of the preferred agents, with buttons to move and remove it. */
export function preferredAgentView(
  owner: SettingsOwner,
  agent: string,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const { settings, common } = texts;
  const at = preferred.indexOf(agent);
  const name = escapeText(agentDisplayName(agent), 60);
  return containerCard(null, [
    textDisplay(`### ${settings.agentPosition(name, at + 1, preferred.length)}`),
    textDisplay(numberedList(preferred, agent, texts)),
    ...fittingRows([
      button(settings.moveUp, ownerId(owner, 'up', agent), { disabled: at <= 0 }),
      button(settings.moveDown, ownerId(owner, 'down', agent), { disabled: at === preferred.length - 1 }),
    ]),
    ...fittingRows([
      button(settings.removeAgent, ownerId(owner, 'remove', agent)),
      button(common.back, ownerId(owner, 'agents')),
    ]),
  ]);
}

/** @param marked the agent that the card is about */
function numberedList(preferred: readonly string[], marked: string | null, texts: Texts): string {
  return preferred
    .map((id, index) => {
      const label = agentLabel(id, texts);
      return `${index + 1}. ${id === marked ? `**${label}**` : label}`;
    })
    .join('\n');
}

/** Menus of all open agents in alphabetical order, without those chosen before. */
function addMenus(
  owner: SettingsOwner,
  preferred: readonly string[],
  known: readonly string[],
  { settings }: Texts,
): APIComponentInContainer[] {
  const offered = known
    .filter((id) => isOpenAgent(id) && isAddressableAgent(id) && !preferred.includes(id))
    .toSorted((a, b) => agentDisplayName(a).localeCompare(agentDisplayName(b)));
  const menus = Math.min(MAX_ADD_MENUS, Math.ceil(offered.length / LIMITS.selectOptions));
  const size = Math.min(LIMITS.selectOptions, Math.ceil(offered.length / menus));
  return Array.from({ length: menus }, (_, index) => offered.slice(index * size, (index + 1) * size)).flatMap(
    (agents, index) => {
      const [first = '', last = first] = [agents[0], agents.at(-1)];
      const range = settings.addAgentBetween(agentDisplayName(first), agentDisplayName(last));
      return menuRow(
        ownerId(owner, 'add', String(index)),
        menus === 1 ? settings.addAgent : range,
        agentOptions(agents),
      );
    },
  );
}

function agentOptions(agents: readonly string[]): APISelectMenuOption[] {
  return agents.map((id) => ({ label: plainText(agentDisplayName(id), LIMITS.optionText), value: id }));
}

/** More would not be a preference. */
export const MAX_PREFERRED_AGENTS = 5;

/** An agent's name in Markdown, marked when it closed. */
function agentLabel(id: string, { settings }: Texts): string {
  const name = escapeText(agentDisplayName(id), 60);
  return isOpenAgent(id) ? name : settings.closedAgent(name);
}

/** The preferred agents in one line, the first one first. */
export function agentsSetting(preferred: readonly string[], texts: Texts): Setting {
  const names = preferred.map((id) => agentLabel(id, texts)).join(', ');
  return { name: texts.settings.agents, value: names === '' ? texts.settings.popularAgents : names };
}
