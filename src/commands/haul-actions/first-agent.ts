import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import { agentDisplayName } from '../../views/display-names.ts';
import { agentOrder } from '../arguments/agent-order.ts';

/** The name of the agent in business that the readers of a reply prefer; null: none is chosen. */
export async function firstAgentName(
  visibility: Visibility,
  interaction: BaseInteraction,
  context: Context,
): Promise<string | null> {
  const [first] = (await agentOrder(visibility, interaction, context)).filter(isOpenAgent);
  return first === undefined ? null : agentDisplayName(first);
}
