import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { ALERT_LEVELS } from '../../domain/alerts/alert-level.ts';
import { textsForUser } from '../replies/reader.ts';

/** A whole number inside a custom id, as the bot writes it. Any other spelling of it, also an empty one for 0, is forged. */
export const wholeNumberArg = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/)
  .transform(Number);

/** The id of a stored row inside a custom id. */
export const rowIdArg = wholeNumberArg.pipe(z.int().positive());

/** Where a page of a list starts, inside a custom id. */
export const offsetArg = wholeNumberArg.pipe(z.int().max(100_000));

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
