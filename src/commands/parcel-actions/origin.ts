import * as z from 'zod';
import { encodeCustomId } from '../../discord/custom-id.ts';

/**
 * At the end of a custom id on a private card: `p12` says that it was opened from the page of `/parcels` that starts there,
 * `h7` from the parcels of that haul.
 */
export const originArg = z
  .string()
  .regex(/^(?:p\d{1,6}|h\d{1,16})$/)
  .optional();
export type Origin = z.infer<typeof originArg>;

export function originAt(offset: number): string {
  return `p${offset}`;
}

export function originInHaul(haulId: number): string {
  return `h${haulId}`;
}

/** The custom id of *Back* to the list; undefined on a card that was opened otherwise. */
export function backToList(origin: Origin): string | undefined {
  if (origin === undefined) return undefined;
  const at = origin.slice(1);
  return origin.startsWith('h')
    ? encodeCustomId('haul', 'parcels', at)
    : encodeCustomId('parcels', 'list', at);
}
