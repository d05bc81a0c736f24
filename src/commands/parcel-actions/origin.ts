import { z } from 'zod';
import { encodeCustomId } from '../../discord/custom-id.ts';

/** At the end of a custom id on a private card: `p12` says that it was opened from the page of `/parcels` that starts there. */
export const originArg = z
  .string()
  .regex(/^p\d{1,6}$/)
  .optional();
export type Origin = z.infer<typeof originArg>;

export function originAt(offset: number): string {
  return `p${offset}`;
}

/** The custom id of *Back* to the list; undefined on a card that was opened otherwise. */
export function backToList(origin: Origin): string | undefined {
  return origin === undefined ? undefined : encodeCustomId('parcels', 'list', origin.slice(1));
}
