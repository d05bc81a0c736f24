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

/** A card can be opened again, and a variant chosen. */
const OFFERED_FOR_MS = 24 * 60 * 60_000;

/**
 * The second currency to offer next to a price, by the language of the reader's Discord: to each person for a day, until
 * they choose one in their settings. Null if the price can't be converted, or others can see the reply.
 */
export async function currencyToOffer(
  request: CommandRequest,
  isPriced: (second: SecondCurrency) => boolean,
): Promise<SecondCurrency | null> {
  if (request.visibility !== 'private') return null;
  const { userId, interaction, context } = request;
  const { store, exchangeRates, clock } = context;
  const { currency: own, currencyOfferEndsAt: endsAt } = await store.settings.user(userId);
  const chosen = own ?? (await settingsOfServer(request))?.currency ?? null;
  if (chosen !== null || (endsAt !== null && endsAt <= clock())) return null;
  const second = secondCurrencyOf(currencyOfLocale(interaction.locale), exchangeRates.rates);
  if (second === null || !isPriced(second)) return null;
  if (endsAt === null)
    await store.settings.updateUser(userId, { currencyOfferEndsAt: clock() + OFFERED_FOR_MS });
  return second;
}
