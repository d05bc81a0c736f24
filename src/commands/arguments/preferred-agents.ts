import type { Press } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { MAX_PREFERRED_AGENTS } from '../../views/settings.ts';
import { knownAgents } from './agents.ts';

/**
 * What is preferred after a choice in one of the menus. Agents of that menu are replaced by those chosen in it, which
 * come first; those of other menus stay while there is room. What no menu offers any more goes, since nobody could
 * take it away.
 * @returns the change to the stored settings of a person or a server
 */
export async function preferredAgents({ interaction, values }: Press<unknown>, context: Context) {
  const known = await knownAgents(context);
  // A forged press names a menu that its message does not have.
  const menu = interaction.isStringSelectMenu() ? interaction.component : undefined;
  const offered = menu?.options.map(({ value }) => value) ?? [];
  const chosen = values.filter((id) => offered.includes(id));
  return ({ agents }: { readonly agents: readonly string[] }) => {
    const kept = agents.filter((id) => known.includes(id) && !offered.includes(id));
    return { agents: [...chosen, ...kept].slice(0, MAX_PREFERRED_AGENTS) };
  };
}
