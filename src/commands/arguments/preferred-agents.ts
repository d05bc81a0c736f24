import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { MAX_PREFERRED_AGENTS } from '../../views/settings/agent-menus.ts';
import { knownAgents } from './agents.ts';

/**
 * Reads the preferred agents from one of the menus. The selected agents come first and replace the others of that menu.
 * Agents of other menus stay while there is room. Agents that no menu offers are removed, because users could not do so.
 * @returns the change to the stored agents of a user or a server
 */
export async function preferredAgents({ interaction, values }: Press<unknown>, context: Context) {
  const known = await knownAgents(context);
  // A forged press has no menu in its message.
  const menu = interaction.isStringSelectMenu() ? interaction.component : undefined;
  const offered = menu?.options.map(({ value }) => value) ?? [];
  const chosen = values.filter((id) => offered.includes(id));
  return (stored: readonly string[]) => {
    const kept = stored.filter((id) => known.includes(id) && !offered.includes(id));
    return [...chosen, ...kept].slice(0, MAX_PREFERRED_AGENTS);
  };
}
