import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { textsFor } from '../../texts/index.ts';
import type { SettingsNavigation } from '../../views/settings/navigation.ts';
import { serverSettingsView } from '../../views/settings/server.ts';
import { knownAgents } from '../arguments/agents.ts';
import { textsForUser } from '../reply/reply-texts.ts';

export async function showServerPage(
  interaction: BaseInteraction,
  context: Context,
  navigation: SettingsNavigation,
): Promise<MessageView> {
  const { settings } = context.store;
  const guildId = interaction.guildId ?? '';
  // Stores the server's language that the page shows, because chat messages do not contain it.
  const locale = interaction.guildLocale ?? interaction.locale;
  await settings.updateGuild(guildId, { locale });
  return serverSettingsView(
    await settings.guild(guildId),
    await settings.channels(guildId),
    await knownAgents(context),
    textsFor(locale).language,
    navigation,
    textsForUser(interaction),
  );
}
