import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { SharedHaul } from '../../store/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** The key of a shared haul inside a custom id: 12 random bytes as base64url. */
export const sharedKeyArg = z.string().regex(/^[\w-]{16}$/);

/**
 * A shared haul that a button names.
 * @throws UserFacingError when it was deleted or never shared: keys can be forged
 */
export async function sharedHaul(
  interaction: BaseInteraction,
  key: string,
  { store }: Context,
): Promise<SharedHaul> {
  return (await store.sharedHauls.get(key)) ?? notShared(interaction);
}

/** @throws UserFacingError always */
export function notShared(interaction: BaseInteraction): never {
  throw new UserFacingError(textsForUser(interaction).haulShare.gone);
}
