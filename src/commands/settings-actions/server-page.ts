import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { textsFor } from '../../texts/index.ts';
import { linksSettingsView } from '../../views/settings/links.ts';
import { languageView, serverSettingsView } from '../../views/settings/server.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { currencyChoice } from './currency-choice.ts';

/** Stores the server's language in Discord, because chat messages do not contain it. */
export async function storeServerLocale(interaction: BaseInteraction, { store }: Context): Promise<void> {
  const { guildId, guildLocale, locale } = interaction;
  await store.settings.updateGuild(guildId ?? '', { locale: guildLocale ?? locale });
}

export async function showServerPage(interaction: BaseInteraction, context: Context): Promise<MessageView> {
  const guildId = interaction.guildId ?? '';
  const { settings } = context.store;
  const server = {
    settings: await settings.guild(guildId),
    channels: await settings.channels(guildId),
    currency: await currencyChoice('server', interaction, context),
    guildLanguage: languageInDiscord(interaction),
  };
  return serverSettingsView(server, textsForUser(interaction));
}

/** Where links in the server's chat are converted. */
export async function showLinksPage(interaction: BaseInteraction, { store }: Context): Promise<MessageView> {
  const guildId = interaction.guildId ?? '';
  const { autoConvert } = await store.settings.guild(guildId);
  return linksSettingsView(autoConvert, await store.settings.channels(guildId), textsForUser(interaction));
}

/** The language of public replies. */
export async function showLanguagePage(
  interaction: BaseInteraction,
  { store }: Context,
): Promise<MessageView> {
  const { language } = await store.settings.guild(interaction.guildId ?? '');
  return languageView(language, languageInDiscord(interaction), textsForUser(interaction));
}

function languageInDiscord({ guildLocale, locale }: BaseInteraction): string {
  return textsFor(guildLocale ?? locale).language;
}
