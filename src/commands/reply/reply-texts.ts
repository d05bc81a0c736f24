import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
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
  const { guildId, guildLocale, locale } = interaction;
  if (visibility === 'private' || guildId === null) return textsFor(locale);
  const { language } = await store.settings.guild(guildId);
  return textsFor(language ?? guildLocale ?? locale);
}
