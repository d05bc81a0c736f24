import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
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
export function textsInServer(
  language: string | null,
  { guildLocale, locale }: Pick<BaseInteraction, 'guildLocale' | 'locale'>,
): Texts {
  return textsFor(language ?? guildLocale ?? locale);
}
