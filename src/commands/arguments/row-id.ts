import * as z from 'zod';
import { wholeNumberArg } from './whole-number.ts';

/** The id of a stored row inside a custom id. */
export const rowIdArg = wholeNumberArg.pipe(z.int().positive());
