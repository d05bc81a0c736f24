import { z } from 'zod';

/** An id. Bots may send it as a number (developers/reference#snowflakes); our ETF decoder turns large ones into text. */
export const snowflake = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().nonnegative()])
  .transform(String);
