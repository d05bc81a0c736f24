import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { type Reader, type SecondCurrency, secondCurrencyOf } from '../../views/reader.ts';
import { textsForReply } from './reply-texts.ts';

/** The language and the second currency for a reply, and its buttons: the user's own, or for public replies the server's. */
export async function readerOf(
  visibility: Visibility,
  interaction: BaseInteraction,
  context: Pick<Context, 'store' | 'exchangeRates'>,
): Promise<Reader> {
  return {
    texts: await textsForReply(visibility, interaction, context),
    currency: await secondCurrency(visibility, interaction, context),
    hidesHaul: await hidesHaul(visibility, interaction, context),
  };
}

async function secondCurrency(
  visibility: Visibility,
  { user, guildId }: BaseInteraction,
  { store, exchangeRates: { rates } }: Pick<Context, 'store' | 'exchangeRates'>,
): Promise<SecondCurrency | null> {
  const own = visibility === 'private' ? (await store.settings.user(user.id)).currency : null;
  const code = own ?? (guildId === null ? null : (await store.settings.guild(guildId)).currency);
  return secondCurrencyOf(code, rates);
}

async function hidesHaul(
  visibility: Visibility,
  { guildId }: BaseInteraction,
  { store }: Pick<Context, 'store'>,
): Promise<boolean> {
  if (visibility === 'private' || guildId === null) return false;
  return !(await store.settings.guild(guildId)).haulButtons;
}
