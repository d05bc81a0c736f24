import type { BaseInteraction } from 'discord.js';
import { type Reader, type SecondCurrency, secondCurrencyOf } from '../../cards/reader.ts';
import { currencyOfLocale } from '../../domain/products/currency-of-locale.ts';
import type { GuildSettings } from '../../store/index.ts';
import { type Texts, textsFor } from '../../texts/index.ts';
import type { CommandRequest } from './request.ts';

const settingsByInteraction = new WeakMap<BaseInteraction, Promise<GuildSettings>>();

/** The settings of the interaction's server, read once: several parts of a reply depend on them. Null outside servers. */
export async function settingsOfServer({
  interaction,
  context,
}: Pick<CommandRequest, 'interaction' | 'context'>): Promise<GuildSettings | null> {
  if (interaction.guildId === null) return null;
  const known = settingsByInteraction.get(interaction) ?? context.store.settings.guild(interaction.guildId);
  settingsByInteraction.set(interaction, known);
  return known;
}

/** Texts in the language of the readers: the user's, or for public replies the server's, as its managers or Discord set it. */
export async function textsForReply(request: CommandRequest): Promise<Texts> {
  const server = request.visibility === 'private' ? null : await settingsOfServer(request);
  if (server === null) return request.texts;
  const { guildLocale, locale } = request.interaction;
  return textsFor(server.language ?? guildLocale ?? locale);
}

/** The language and the second currency for a reply, and its buttons: the user's own, or for public replies the server's. */
export async function readerOf(request: CommandRequest): Promise<Reader> {
  const { store, exchangeRates } = request.context;
  const isPrivate = request.visibility === 'private';
  const own = isPrivate ? (await store.settings.user(request.userId)).currency : null;
  const server = own === null ? await settingsOfServer(request) : null;
  return {
    texts: await textsForReply(request),
    currency: secondCurrencyOf(own ?? server?.currency ?? null, exchangeRates.rates),
    hidesHaul: !isPrivate && server?.haulButtons === false,
  };
}

/**
 * The second currency to offer, by the language of the reader's Discord; null where somebody has chosen one or none, and where
 * others read the reply.
 */
export async function currencyToOffer(request: CommandRequest): Promise<SecondCurrency | null> {
  if (request.visibility !== 'private') return null;
  const { store, exchangeRates } = request.context;
  const own = (await store.settings.user(request.userId)).currency;
  const chosen = own ?? (await settingsOfServer(request))?.currency ?? null;
  if (chosen !== null) return null;
  return secondCurrencyOf(currencyOfLocale(request.interaction.locale), exchangeRates.rates);
}
