import * as z from 'zod';

/** A yes or no inside a custom id. */
export const yesNoArg = z.enum(['y', 'n']).transform((letter) => letter === 'y');
