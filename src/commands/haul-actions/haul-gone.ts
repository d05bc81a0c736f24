import type { BaseInteraction } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { button } from '../../views/components.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** What somebody hears whose haul was deleted meanwhile, with the way to the others. */
export function haulGone(interaction: BaseInteraction): UserFacingError {
  const { haul, haulList } = textsForUser(interaction);
  const list = button(haulList.others, encodeCustomId('haul', 'hauls', '0'), { primary: true });
  return new UserFacingError(haul.gone, [list]);
}
