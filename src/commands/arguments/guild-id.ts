import type { BaseInteraction } from 'discord.js';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/** @throws UserFacingError outside of servers */
export function requireGuildId({ guildId }: BaseInteraction, texts: Texts): string {
  if (guildId === null) throw new UserFacingError(texts.input.cannotPostHere);
  return guildId;
}
