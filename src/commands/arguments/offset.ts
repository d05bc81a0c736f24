import { z } from 'zod';

/** Where a page of a list starts, inside a custom id. */
export const offsetArg = z.coerce.number().int().min(0).max(100_000);
