import type { BaseInteraction } from 'discord.js';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { CurrencyChoice } from '../../settings/cards/currency.ts';
import { linksSettingsView } from '../../settings/cards/links.ts';
import { mySettingsView } from '../../settings/cards/mine.ts';
import type { SettingsOwner, SettingsPage } from '../../settings/cards/navigation.ts';
import { languageView, serverSettingsView } from '../../settings/cards/server.ts';
import { textsFor } from '../../texts/index.ts';
import { isBotMember, isManager } from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';
import { showTroublePage } from './trouble.ts';
import { showDataPage } from './your-data.ts';

/** Users who cannot manage the server get their own page instead of the server's. */
export async function showPage(request: CommandRequest, wanted: SettingsPage): Promise<MessageView> {
  const { guildId } = request.interaction;
  const isMember = isBotMember(request.interaction);
  const canManage = isMember && isManager(request.interaction);
  switch (wanted) {
    case 'data':
      return showDataPage(request);
    case 'trouble':
      return showTroublePage(request, isMember);
    case 'server':
      return canManage && guildId !== null ? showServerPage(request, guildId) : showOwnPage(request, false);
    case 'mine':
      return showOwnPage(request, canManage);
  }
}

async function showOwnPage(request: CommandRequest, canManage: boolean): Promise<MessageView> {
  const { context, userId, texts } = request;
  const settings = await context.store.settings.user(userId);
  const currency = await currencyChoice(request, 'mine');
  const dms = await context.store.destinations.find('user', userId);
  return mySettingsView({ settings, currency, dms, canManage }, texts);
}

async function showServerPage(request: CommandRequest, guildId: string): Promise<MessageView> {
  const { settings, alertChannels } = request.context.store;
  const alerts = await alertChannels.list(guildId);
  const server = {
    settings: await settings.guild(guildId),
    channels: await settings.channels(guildId),
    alertChannels: [...new Set(alerts.map(({ channelId }) => channelId))],
    currency: await currencyChoice(request, 'server'),
    guildLanguage: languageInDiscord(request.interaction),
  };
  return serverSettingsView(server, request.texts);
}

/** Where links in the server's chat are converted. */
export async function showLinksPage(
  { context, texts }: CommandRequest,
  guildId: string,
): Promise<MessageView> {
  const { settings } = context.store;
  const { autoConvert } = await settings.guild(guildId);
  return linksSettingsView(autoConvert, await settings.channels(guildId), texts);
}

/** The language of public replies. */
export async function showLanguagePage(
  { interaction, context, texts }: CommandRequest,
  guildId: string,
): Promise<MessageView> {
  const { language } = await context.store.settings.guild(guildId);
  return languageView(language, languageInDiscord(interaction), texts);
}

function languageInDiscord({ guildLocale, locale }: BaseInteraction): string {
  return textsFor(guildLocale ?? locale).language;
}

/** In which currency an owner's prices are also shown; null where the operator set no exchange rates. */
export async function currencyChoice(
  { interaction: { guildId }, context, userId }: CommandRequest,
  owner: SettingsOwner,
): Promise<CurrencyChoice | null> {
  const { store, exchangeRates, clock } = context;
  if (exchangeRates.rates.size === 0) return null;
  const server = guildId === null ? null : (await store.settings.guild(guildId)).currency;
  const own = owner === 'server' ? server : (await store.settings.user(userId)).currency;
  return { own, server, ratesInUse: exchangeRates, now: clock() };
}
