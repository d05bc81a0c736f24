import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { decodeCustomId, encodeCustomId } from '../../discord/messages/custom-id.ts';
import { NUMBER, SEALED_NUMBER, unsealNumber } from '../../parcels/cards/parcel-ids.ts';
import type { CommandRequest } from '../replies/request.ts';
import { followsOfParcel } from './followed-parcels.ts';

/** A parcel inside a custom id: its number, or the sealed number if the message masks it. */
export const parcelArg = z.union([z.string().regex(NUMBER), z.string().regex(SEALED_NUMBER)]);

/** A parcel inside a custom id of a message that shows the number. */
export const numberArg = z.string().regex(NUMBER);

/** A requested parcel. */
export interface ParcelReference {
  readonly number: string;
  /** The user may not know the number. */
  readonly masked: boolean;
}

/** @throws UserFacingError if the number was sealed for another button, another channel or by another bot */
export function parcelFromArg(
  { interaction, context, texts }: CommandRequest<ComponentInteraction>,
  reference: string,
): ParcelReference {
  if (NUMBER.test(reference)) return { number: reference, masked: false };
  const { customId, channelId } = interaction;
  const component = decodeCustomId(customId)?.component ?? '';
  const number = unsealNumber(reference, component, channelId, context.seal);
  if (number === null) throw new UserFacingError(texts.errors.outdatedComponent);
  return { number, masked: true };
}

/** The same, but followers of the parcel may see its number. For replies that only the user sees. */
export async function parcelOfReader(
  request: CommandRequest<ComponentInteraction>,
  reference: string,
): Promise<ParcelReference> {
  const { number, masked } = parcelFromArg(request, reference);
  return { number, masked: masked && (await followsOfParcel(request, number)).length === 0 };
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

/** What a custom id of a card that shows the number holds. */
export const numberArgs = z.tuple([numberArg, originArg]);

export const originAt = (offset: number): string => `p${offset}`;
export const originInHaul = (haulId: number): string => `h${haulId}`;

/** The custom id of *Back* to the list; undefined on a card that wasn't opened from one. */
export function backToList(origin: Origin): string | undefined {
  if (origin === undefined) return undefined;
  const [command, component] = origin.startsWith('h') ? ['haul', 'parcels'] : ['parcels', 'list'];
  return encodeCustomId(command, component, origin.slice(1));
}
