import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { ALERT_LEVELS } from '../../domain/alert-level.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** A level in the values of a menu. */
export const levelValue = z.enum(ALERT_LEVELS);

/** A yes or no inside a custom id. */
export const yesNoArg = z.enum(['y', 'n']).transform((letter) => letter === 'y');

/**
 * What was chosen from a menu.
 * @throws UserFacingError for a value that no menu offers: presses can be forged
 */
export function chosenValue<T>(
  schema: z.ZodType<T, unknown>,
  value: unknown,
  interaction: BaseInteraction,
): T {
  const chosen = schema.safeParse(value);
  if (!chosen.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  return chosen.data;
}
