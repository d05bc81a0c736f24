import { z } from 'zod';

/** The id of a stored row inside a custom id. */
export const rowIdArg = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
