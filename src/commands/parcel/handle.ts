import type { MessageComponentInteraction } from 'discord.js';
import { z } from 'zod';
import { decodeCustomId } from '../../bot/custom-id.ts';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { NUMBER, SEALED_NUMBER, unsealNumber } from '../../views/parcel-ids.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';

/** How a custom id names a parcel: by its number, or sealed where the message masks the number. */
export const parcelArg = z.union([z.string().regex(NUMBER), z.string().regex(SEALED_NUMBER)]);

/** Where the presser has to know the number. */
export const numberArg = z.string().regex(NUMBER);

/** A parcel that a custom id names. */
export interface NamedInId {
  readonly number: string;
  /** The presser may not know the number. */
  readonly masked: boolean;
}

/** @throws UserError when it was sealed for another button, another channel or by another bot */
export function parcelIn(
  handle: string,
  interaction: MessageComponentInteraction,
  { seal }: Context,
): NamedInId {
  if (NUMBER.test(handle)) return { number: handle, masked: false };
  const { customId, channelId } = interaction;
  const number = unsealNumber(handle, decodeCustomId(customId)?.component ?? '', channelId, seal);
  if (number === null) throw new UserError(textsForAsker(interaction).problems.staleButton);
  return { number, masked: true };
}
