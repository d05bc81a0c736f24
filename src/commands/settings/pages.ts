import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { CurrencyChoice } from '../../settings/cards/currency.ts';
import { linksSettingsView, troubleshootingView } from '../../settings/cards/links.ts';
import { mySettingsView } from '../../settings/cards/mine.ts';
import type { SettingsOwner, SettingsPage } from '../../settings/cards/navigation.ts';
import { languageView, serverSettingsView } from '../../settings/cards/server.ts';
import { textsFor } from '../../texts/index.ts';
import { permissionsHere } from '../arguments/channels.ts';
import { textsForUser } from '../replies/reader.ts';

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

/** Stores the server's language in Discord, because chat messages do not contain it. */
async function storeServerLocale(interaction: BaseInteraction, { store }: Context): Promise<void> {
  const { guildId, guildLocale, locale } = interaction;
  await store.settings.updateGuild(guildId ?? '', { locale: guildLocale ?? locale });
}

async function showServerPage(interaction: BaseInteraction, context: Context): Promise<MessageView> {
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

/** Shows why links in this channel are converted or not. */
async function showTroubleshootingPage(interaction: BaseInteraction, context: Context): Promise<MessageView> {
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

/** In which currency an owner's prices are also shown; null where the operator set no exchange rates. */
export async function currencyChoice(
  owner: SettingsOwner,
  { user, guildId }: BaseInteraction,
  { store, exchangeRates, clock }: Context,
): Promise<CurrencyChoice | null> {
  if (exchangeRates.rates.size === 0) return null;
  const server = guildId === null ? null : (await store.settings.guild(guildId)).currency;
  const own = owner === 'server' ? server : (await store.settings.user(user.id)).currency;
  return { own, server, ratesInUse: exchangeRates, now: clock() };
}
