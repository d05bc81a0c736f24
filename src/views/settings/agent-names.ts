import { escapeText } from '../../discord/escape-markdown.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Texts } from '../../texts/index.ts';
import { agentDisplayName } from '../display-names.ts';
import type { Setting } from './setting-row.ts';

/** More would not be a preference. */
export const MAX_PREFERRED_AGENTS = 5;

/** An agent's name in Markdown, marked when it closed. */
export function agentLabel(id: string, { settings }: Texts): string {
  const name = escapeText(agentDisplayName(id), 60);
  return isOpenAgent(id) ? name : settings.closedAgent(name);
}

/** The preferred agents in one line, the first one first. */
export function agentsSetting(preferred: readonly string[], texts: Texts): Setting {
  const names = preferred.map((id) => agentLabel(id, texts)).join(', ');
  return { name: texts.settings.agents, value: names === '' ? texts.settings.popularAgents : names };
}
