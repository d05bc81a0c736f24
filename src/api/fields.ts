import * as z from 'zod';

/**
 * The interface does not say which fields may be absent (section 2), so all but the identifying ones may be missing or
 * null, and unknown ones are ignored. An answer with a field of the wrong type is refused.
 */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A missing list is an empty one. */
export function list<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** JSON may hold half a character (`"\ud83d"`) or a NUL. Discord and PostgreSQL refuse both, so they are replaced. */
export const requiredText = z.string().transform((text) => text.toWellFormed().replaceAll('\0', '\uFFFD'));

/** Web addresses; anything else is dropped, so that one bad picture doesn't hide the others. */
export const urlList = list(requiredText).transform((urls) => urls.filter((url) => URL.canParse(url)));

export const text = optional(requiredText);
export const number = optional(z.number());
