import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import { cut, plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressableAgent } from './addressable.ts';
import type { AgentLink } from './agent-links.ts';
import { textDisplay } from './container.ts';
import { MAX_PREFERRED_AGENTS } from './settings/agent-names.ts';

/** For somebody who has chosen no agents yet: a menu of the most popular ones. */
export function agentChooser(links: readonly AgentLink[], texts: Texts): APIComponentInContainer[] {
  const options = links
    .filter(({ agent }) => isAddressableAgent(agent))
    .slice(0, LIMITS.selectOptions)
    .map(({ agent, name }) => ({ label: plainText(name, LIMITS.optionText) || agent, value: agent }));
  if (options.length === 0) return [];
  return [
    textDisplay(`-# ${texts.chat.noAgents}`),
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: encodeCustomId('convert', 'chooseAgents'),
          placeholder: cut(texts.chat.chooseAgents, LIMITS.placeholder),
          max_values: Math.min(MAX_PREFERRED_AGENTS, options.length),
          options,
        },
      ],
    },
  ];
}
