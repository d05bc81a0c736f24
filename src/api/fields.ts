import { z } from 'zod';

/**
 * Which fields may be absent is not shown (interface section 2), so all but the identifying ones may be missing or
 * null, and unknown ones are ignored. A field of the wrong type is an answer that was not understood.
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

/** Web addresses; what is none is dropped, since one bad picture must not hide the others. */
export const urlList = list(z.string()).transform((urls) => urls.filter((url) => URL.canParse(url)));

export const text = optional(z.string());
export const number = optional(z.number());
