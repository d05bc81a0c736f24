import type { BaseInteraction } from 'discord.js';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { CurrencyChoice } from '../../settings/cards/currency.ts';
import { linksSettingsView, troubleshootingView } from '../../settings/cards/links.ts';
import { mySettingsView } from '../../settings/cards/mine.ts';
import type { SettingsOwner, SettingsPage } from '../../settings/cards/navigation.ts';
import { languageView, serverSettingsView } from '../../settings/cards/server.ts';
import { textsFor } from '../../texts/index.ts';
import { isManager, permissionsHere } from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';

/** Users who cannot manage the server get their own page instead of the others. */
export async function showPage(request: CommandRequest, wanted: SettingsPage): Promise<MessageView> {
  const { guildId, guildLocale, locale, authorizingIntegrationOwners: owners } = request.interaction;
  // A server has settings only if the bot is a member.
  const canManage = guildId !== null && owners.guildId === guildId && isManager(request.interaction);
  if (!canManage) return showOwnPage(request, false);
  // The server's language in Discord, because chat messages do not contain it.
  await request.context.store.settings.updateGuild(guildId, { locale: guildLocale ?? locale });
  if (wanted === 'mine') return showOwnPage(request, true);
  return wanted === 'server' ? showServerPage(request, guildId) : showTroubleshootingPage(request, guildId);
}

async function showOwnPage(request: CommandRequest, canManage: boolean): Promise<MessageView> {
  const { context, userId, texts } = request;
  const settings = await context.store.settings.user(userId);
  const currency = await currencyChoice(request, 'mine');
  const dms = await context.store.destinations.find('user', userId);
  return mySettingsView({ settings, currency, dms, canManage }, context.mentionCommand, texts);
}

async function showServerPage(request: CommandRequest, guildId: string): Promise<MessageView> {
  const { settings } = request.context.store;
  const server = {
    settings: await settings.guild(guildId),
    channels: await settings.channels(guildId),
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

/** Shows why links in this channel are converted or not. */
async function showTroubleshootingPage(request: CommandRequest, guildId: string): Promise<MessageView> {
  const { interaction, context, texts } = request;
  const channelId = interaction.channelId ?? '';
  const permissions = await permissionsHere(request);
  const canWrite = permissions.every(({ granted, isRequired }) => granted || !isRequired);
  const reason = await disabledReason(request, guildId, channelId, canWrite);
  const channels = await context.store.settings.channels(guildId);
  const refused = channels.filter(({ refusedAt }) => refusedAt !== null);
  return troubleshootingView({ channelId, permissions, reason, refused }, texts);
}

/** Why links in a channel are not converted; null if they are. */
async function disabledReason(
  { context: { store, deployment } }: CommandRequest,
  guildId: string,
  channelId: string,
  canWrite: boolean,
) {
  const state = deployment.autoConvert();
  if (state === 'off') return 'deployment';
  if (state === 'no_intent') return 'intent';
  const { autoConvert } = await store.settings.channel(channelId);
  if (autoConvert === false) return 'channel';
  if (autoConvert === null && !(await store.settings.guild(guildId)).autoConvert) return 'server';
  return canWrite ? null : 'permission';
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
