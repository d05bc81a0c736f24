import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Haul, ListedHaul } from '../../store/index.ts';
import { haulName } from '../../views/haul/name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** The user's open hauls without one of them; the one that was changed last comes first. */
export async function otherHauls(
  { user }: BaseInteraction,
  haulId: number,
  { store }: Context,
): Promise<ListedHaul[]> {
  const all = await store.hauls.list(user.id);
  return all.filter(({ id, closedAt }) => id !== haulId && closedAt === null);
}

const chosenId = z.tuple([rowIdArg]);

/**
 * The haul that somebody chose in a menu.
 * @throws UserFacingError when it was closed or deleted meanwhile, or is somebody else's
 */
export async function chosenHaul(
  interaction: BaseInteraction,
  values: readonly string[],
  context: Context,
): Promise<Haul> {
  const texts = textsForUser(interaction);
  const chosen = chosenId.safeParse(values);
  if (!chosen.success) throw new UserFacingError(texts.errors.outdatedComponent);
  const haul = await ownHaul(interaction, chosen.data[0], context);
  if (haul.closedAt !== null) throw new UserFacingError(texts.haulSave.closed(haulName(haul.name, texts)));
  return haul;
}
