import type { BaseInteraction } from 'discord.js';
import { type Reader, secondCurrencyOf } from '../../cards/reader.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import type { GuildSettings } from '../../store/index.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

/** Texts in the language of the user's Discord, for replies that only the user sees. */
export function textsForUser(interaction: BaseInteraction): Texts {
  return textsFor(interaction.locale);
}

/** Texts in the language of the readers: the user's, or for public replies the server's. */
export async function textsForReply(
  visibility: Visibility,
  interaction: BaseInteraction,
  { store }: Pick<Context, 'store'>,
): Promise<Texts> {
  const { guildId, locale } = interaction;
  if (visibility === 'private' || guildId === null) return textsFor(locale);
  return textsInServer((await settingsOfServer(interaction, guildId, store)).language, interaction);
}

const settingsByInteraction = new WeakMap<BaseInteraction, Promise<GuildSettings>>();

/** The settings of the interaction's server, read once: several parts of a reply depend on them. */
export function settingsOfServer(
  interaction: BaseInteraction,
  guildId: string,
  { settings }: Context['store'],
): Promise<GuildSettings> {
  const known = settingsByInteraction.get(interaction) ?? settings.guild(guildId);
  settingsByInteraction.set(interaction, known);
  return known;
}

/** @param language that its managers chose; null: none */
function textsInServer(
  language: string | null,
  { guildLocale, locale }: Pick<BaseInteraction, 'guildLocale' | 'locale'>,
): Texts {
  return textsFor(language ?? guildLocale ?? locale);
}

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
