import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { mySettingsView } from '../../views/settings/mine.ts';
import type { SettingsNavigation, SettingsPage } from '../../views/settings/navigation.ts';
import { knownAgents } from '../arguments/agents.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showServerPage } from './server-page.ts';
import { showTroubleshootingPage } from './troubleshooting-page.ts';

/** Users who cannot manage the server get their own page instead of the others. */
export async function showPage(
  interaction: BaseInteraction,
  context: Context,
  wanted: SettingsPage,
): Promise<MessageView> {
  const navigation = navigationFor(interaction, wanted);
  switch (navigation.current) {
    case 'mine':
      return showOwnPage(interaction, context, navigation);
    case 'server':
      return showServerPage(interaction, context, navigation);
    case 'trouble':
      return showTroubleshootingPage(interaction, context, navigation);
  }
}

/** A server has settings only if the bot is a member. */
function navigationFor(interaction: BaseInteraction, wanted: SettingsPage): SettingsNavigation {
  const { guildId, authorizingIntegrationOwners: owners, memberPermissions } = interaction;
  const isManager = memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  const canManage = guildId !== null && owners.guildId === guildId && isManager;
  return { current: canManage ? wanted : 'mine', canManage };
}

async function showOwnPage(
  interaction: BaseInteraction,
  context: Context,
  navigation: SettingsNavigation,
): Promise<MessageView> {
  const settings = await context.store.settings.user(interaction.user.id);
  return mySettingsView(settings, await knownAgents(context), navigation, textsForUser(interaction));
}
