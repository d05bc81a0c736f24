import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import { LIMITS } from '../../discord/limits.ts';
import { cut, plainText } from '../../discord/truncate.ts';
import type { Texts } from '../../texts/index.ts';
import { isAddressableAgent } from '../addressable.ts';
import { textDisplay } from '../container.ts';
import { agentDisplayName } from '../display-names.ts';

/** More would not be a preference. */
export const MAX_PREFERRED_AGENTS = 5;

/** Two menus of all agents in alphabetical order, where those preferred are selected. */
export function agentMenus(
  page: 'mine' | 'server',
  preferred: readonly string[],
  agents: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  const sorted = agents
    .filter(isAddressableAgent)
    .toSorted((a, b) => agentDisplayName(a).localeCompare(agentDisplayName(b)));
  const halves = [
    sorted.slice(0, LIMITS.selectOptions),
    sorted.slice(LIMITS.selectOptions, 2 * LIMITS.selectOptions),
  ];
  const names = preferred.map(agentDisplayName).join(', ');
  return [
    textDisplay(
      `**${texts.settings.agents}**\n${names === '' ? texts.settings.noAgents : escapeText(names, 300)}`,
    ),
    ...halves.flatMap((listed, index) => agentMenu(`${page}${index}`, preferred, listed, texts)),
  ];
}

function agentMenu(
  component: string,
  preferred: readonly string[],
  agents: readonly string[],
  texts: Texts,
): APIComponentInContainer[] {
  const [first] = agents;
  const last = agents.at(-1);
  if (first === undefined || last === undefined) return [];
  const range = texts.settings.chooseAgents(agentDisplayName(first), agentDisplayName(last));
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: encodeCustomId('settings', component),
          placeholder: cut(range, LIMITS.placeholder),
          min_values: 0,
          max_values: Math.min(MAX_PREFERRED_AGENTS, agents.length),
          options: agents.map((id) => ({
            label: plainText(agentDisplayName(id), LIMITS.optionText),
            value: id,
            default: preferred.includes(id),
          })),
        },
      ],
    },
  ];
}
