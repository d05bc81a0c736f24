import { z } from 'zod';

/** An id. Bots may send it as a number (developers/reference#snowflakes); ETF makes text of large ones. */
export const snowflake = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().nonnegative()])
  .transform(String);
