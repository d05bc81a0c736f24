import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { type Reader, secondCurrencyOf } from '../../views/reader.ts';
import { settingsOfServer, textsForUser, textsInServer } from './reply-texts.ts';

type Deps = Pick<Context, 'store' | 'exchangeRates'>;

/** The language and the second currency for a reply, and its buttons: the user's own, or for public replies the server's. */
export function readerOf(
  visibility: Visibility,
  interaction: BaseInteraction,
  context: Deps,
): Promise<Reader> {
  return visibility === 'private' ? alone(interaction, context) : everybody(interaction, context);
}

async function alone(
  interaction: BaseInteraction,
  { store, exchangeRates: { rates } }: Deps,
): Promise<Reader> {
  const { user, guildId } = interaction;
  const own = (await store.settings.user(user.id)).currency;
  const code =
    own ?? (guildId === null ? null : (await settingsOfServer(interaction, guildId, store)).currency);
  return { texts: textsForUser(interaction), currency: secondCurrencyOf(code, rates), hidesHaul: false };
}

async function everybody(
  interaction: BaseInteraction,
  { store, exchangeRates: { rates } }: Deps,
): Promise<Reader> {
  const { guildId } = interaction;
  if (guildId === null)
    return { texts: textsForUser(interaction), currency: secondCurrencyOf(null, rates), hidesHaul: false };
  const { language, currency, haulButtons } = await settingsOfServer(interaction, guildId, store);
  return {
    texts: textsInServer(language, interaction),
    currency: secondCurrencyOf(currency, rates),
    hidesHaul: !haulButtons,
  };
}
