import type { MessageComponentInteraction } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { decodeCustomId, encodeCustomId } from '../../discord/messages/custom-id.ts';
import { NUMBER, SEALED_NUMBER, unsealNumber } from '../../parcels/cards/parcel-ids.ts';
import { followsOfParcel } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../replies/reader.ts';

/** A parcel inside a custom id: its number, or the sealed number if the message masks it. */
export const parcelArg = z.union([z.string().regex(NUMBER), z.string().regex(SEALED_NUMBER)]);

/** A parcel inside a custom id of a message that shows the number. */
export const numberArg = z.string().regex(NUMBER);

/** A parcel that somebody asks for. */
export interface ParcelReference {
  readonly number: string;
  /** The user may not know the number. */
  readonly masked: boolean;
}

/** @throws UserFacingError if the number was sealed for another button, another channel or by another bot */
export function parcelFromArg(
  reference: string,
  interaction: MessageComponentInteraction,
  { seal }: Context,
): ParcelReference {
  if (NUMBER.test(reference)) return { number: reference, masked: false };
  const { customId, channelId } = interaction;
  const number = unsealNumber(reference, decodeCustomId(customId)?.component ?? '', channelId, seal);
  if (number === null) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  return { number, masked: true };
}

/** The same, but followers of the parcel may see its number. For replies that only the user sees. */
export async function parcelOfReader(
  reference: string,
  interaction: MessageComponentInteraction,
  context: Context,
): Promise<ParcelReference> {
  const { number, masked } = parcelFromArg(reference, interaction, context);
  const isOwn = masked && (await followsOfParcel(number, interaction.user.id, context)).length > 0;
  return { number, masked: masked && !isOwn };
}

/**
 * At the end of a custom id on a private card: `p12` says that it was opened from the page of `/parcels` that starts there,
 * `h7` from the parcels of that haul.
 */
export const originArg = z
  .string()
  .regex(/^(?:p\d{1,6}|h\d{1,16})$/)
  .optional();
export type Origin = z.infer<typeof originArg>;

export function originAt(offset: number): string {
  return `p${offset}`;
}

export function originInHaul(haulId: number): string {
  return `h${haulId}`;
}

/** The custom id of *Back* to the list; undefined on a card that was opened otherwise. */
export function backToList(origin: Origin): string | undefined {
  if (origin === undefined) return undefined;
  const at = origin.slice(1);
  return origin.startsWith('h')
    ? encodeCustomId('haul', 'parcels', at)
    : encodeCustomId('parcels', 'list', at);
}
