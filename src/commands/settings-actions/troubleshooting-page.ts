import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { troubleshootingView } from '../../views/settings/links.ts';
import { permissionsHere } from '../arguments/bot-permissions.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** Shows why links in this channel are converted or not. */
export async function showTroubleshootingPage(
  interaction: BaseInteraction,
  context: Context,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const guildId = interaction.guildId ?? '';
  const channelId = interaction.channelId ?? '';
  const permissions = await permissionsHere(interaction, texts);
  const canWrite = permissions.every(({ granted, isRequired }) => granted || !isRequired);
  const reason = await disabledReason(guildId, channelId, canWrite, context);
  const channels = await context.store.settings.channels(guildId);
  const refused = channels.filter(({ refusedAt }) => refusedAt !== null);
  return troubleshootingView({ channelId, permissions, reason, refused }, texts);
}

/** Why links in a channel are not converted; null if they are. */
async function disabledReason(
  guildId: string,
  channelId: string,
  canWrite: boolean,
  { store, deployment }: Context,
) {
  const state = deployment.autoConvert();
  if (state === 'off') return 'deployment';
  if (state === 'no_intent') return 'intent';
  const { autoConvert } = await store.settings.channel(channelId);
  if (autoConvert === false) return 'channel';
  if (autoConvert === null && !(await store.settings.guild(guildId)).autoConvert) return 'server';
  return canWrite ? null : 'permission';
}
