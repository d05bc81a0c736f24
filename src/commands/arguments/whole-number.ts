import * as z from 'zod';

/** A whole number inside a custom id, as the bot writes it. Any other spelling of it, also an empty one for 0, is forged. */
export const wholeNumberArg = z
  .string()
  .regex(/^(?:0|[1-9]\d*)$/)
  .transform(Number);
