import type { BaseInteraction } from 'discord.js';
import { type Texts, textsFor } from '../../texts/index.ts';

/** Private answers speak the asker's language, public ones the server's. */
export function textsForAsker(interaction: BaseInteraction, isPrivate: boolean): Texts {
  return textsFor(isPrivate ? interaction.locale : (interaction.guildLocale ?? interaction.locale));
}
