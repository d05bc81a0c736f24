import * as z from 'zod';
import { wholeNumberArg } from './whole-number.ts';

/** Where a page of a list starts, inside a custom id. */
export const offsetArg = wholeNumberArg.pipe(z.int().max(100_000));
