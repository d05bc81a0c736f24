import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { type Texts, textsFor } from '../../texts/index.ts';

/** In the language of the asker's own Discord: for what nobody else sees. */
export function textsForUser(interaction: BaseInteraction): Texts {
  return textsFor(interaction.locale);
}

/** In the language of whoever reads it: the asker's, or the one its managers chose for the server. */
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
