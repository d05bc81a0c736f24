import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { settingsOfServer } from '../reply/reply-texts.ts';

/** Agents to show first: the user's own in a private reply, the server's in a public one; without any, the other's. */
export async function agentOrder(
  visibility: Visibility,
  interaction: BaseInteraction,
  { store }: Pick<Context, 'store'>,
): Promise<readonly string[]> {
  const { user, guildId } = interaction;
  const own = (await store.settings.user(user.id)).agents;
  const servers = guildId === null ? [] : (await settingsOfServer(interaction, guildId, store)).agents;
  const [first, second] = visibility === 'private' ? [own, servers] : [servers, own];
  return first.length > 0 ? first : second;
}
