import type { Press } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { MAX_PREFERRED } from '../../views/settings.ts';
import { knownAgents } from './agents.ts';

/**
 * What is preferred after a choice in one of the menus. Agents of that menu are replaced by those chosen in it, which
 * come first; those of other menus stay while there is room. What no menu offers any more goes, since nobody could
 * take it away.
 */
export async function preferredAgents(
  { interaction, values }: Press<unknown>,
  before: readonly string[],
  context: Context,
): Promise<string[]> {
  const known = await knownAgents(context);
  // A forged press names a menu that its message does not have.
  const menu = interaction.isStringSelectMenu() ? interaction.component : undefined;
  const offered = menu?.options.map(({ value }) => value) ?? [];
  const kept = before.filter((id) => known.includes(id) && !offered.includes(id));
  return [...values.filter((id) => offered.includes(id)), ...kept].slice(0, MAX_PREFERRED);
}
