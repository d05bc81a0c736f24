import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { mySettingsView } from '../../views/settings/mine.ts';
import type { SettingsPage } from '../../views/settings/navigation.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { currencyChoice } from './currency-choice.ts';
import { showServerPage, storeServerLocale } from './server-page.ts';
import { showTroubleshootingPage } from './troubleshooting-page.ts';

/** Users who cannot manage the server get their own page instead of the others. */
export async function showPage(
  interaction: BaseInteraction,
  context: Context,
  wanted: SettingsPage,
): Promise<MessageView> {
  const mayManage = canManage(interaction);
  if (mayManage) await storeServerLocale(interaction, context);
  switch (mayManage ? wanted : 'mine') {
    case 'mine':
      return showOwnPage(interaction, context, mayManage);
    case 'server':
      return showServerPage(interaction, context);
    case 'trouble':
      return showTroubleshootingPage(interaction, context);
  }
}

/** A server has settings only if the bot is a member. */
function canManage({
  guildId,
  authorizingIntegrationOwners: owners,
  memberPermissions,
}: BaseInteraction): boolean {
  const isManager = memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  return guildId !== null && owners.guildId === guildId && isManager;
}

async function showOwnPage(
  interaction: BaseInteraction,
  context: Context,
  mayManage: boolean,
): Promise<MessageView> {
  const settings = await context.store.settings.user(interaction.user.id);
  const currency = await currencyChoice('mine', interaction, context);
  const dms = await context.store.destinations.find('user', interaction.user.id);
  const mine = { settings, currency, dms, canManage: mayManage };
  return mySettingsView(mine, context.mentionCommand, textsForUser(interaction));
}
