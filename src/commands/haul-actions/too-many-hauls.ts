import type { BaseInteraction } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { MAX_HAULS } from '../../domain/haul/limits.ts';
import { button } from '../../views/components.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** What somebody hears who has as many hauls as anybody may have, with the way to delete one. */
export function tooManyHauls(interaction: BaseInteraction): UserFacingError {
  const { haul, haulList } = textsForUser(interaction);
  const list = button(haulList.all(MAX_HAULS), encodeCustomId('haul', 'hauls', '0'));
  return new UserFacingError(haul.tooMany(MAX_HAULS), [list]);
}
