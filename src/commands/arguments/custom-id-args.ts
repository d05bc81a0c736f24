import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { ALERT_LEVELS } from '../../domain/alerts/alert-level.ts';
import type { CommandRequest } from '../replies/request.ts';

/** A whole number inside a custom id, as the bot writes it. Any other spelling of it, also an empty one for 0, is forged. */
export const wholeNumberArg = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/)
  .transform(Number);

/** The id of a stored row inside a custom id. */
export const rowIdArg = wholeNumberArg.pipe(z.int().positive());

/** Where a page of a list starts, inside a custom id. */
export const offsetArg = wholeNumberArg.pipe(z.int().max(100_000));

export const noArgs = z.tuple([]);
export const oneId = z.tuple([rowIdArg]);
export const oneOffset = z.tuple([offsetArg]);

/** A level in the values of a menu. */
export const levelValue = z.enum(ALERT_LEVELS);

/** A yes or no inside a custom id. */
export const yesNoArg = z.enum(['y', 'n']).transform((letter) => letter === 'y');

/**
 * What was chosen from a menu.
 * @throws UserFacingError for a value that no menu offers: presses can be forged
 */
export function chosenValue<T>({ texts }: CommandRequest, schema: z.ZodType<T, unknown>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new UserFacingError(texts.errors.outdatedComponent);
  return data;
}
