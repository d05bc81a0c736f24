import * as z from 'zod';

/**
 * The interface does not say which fields may be absent (section 2), so all but the identifying ones may be missing or
 * null, and unknown ones are ignored. An answer with a field of the wrong type is refused.
 */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** More than any product or parcel really has; what follows is not read. Longer lists have a bound of their own. */
const MAX_ITEMS = 500;
/** A longer text is none of a carrier or a shop. */
const MAX_CHARACTERS = 20_000;

/**
 * A missing list is an empty one.
 * @param max of a longer list, only so many are taken: those at its beginning
 */
export function list<T extends z.ZodType>(item: T, max = MAX_ITEMS) {
  const cut = (value: unknown) => (Array.isArray(value) ? value.slice(0, max) : value);
  return z.preprocess(cut, z.array(item).nullish()).transform((items) => items ?? []);
}

/** An object with values by their names; a missing one is empty, and of a larger one, only the first are taken. */
export function record<T extends z.ZodType>(value: T, max = MAX_ITEMS) {
  const cut = (all: unknown) =>
    typeof all === 'object' && all !== null && !Array.isArray(all)
      ? Object.fromEntries(Object.entries(all).slice(0, max))
      : all;
  return z.preprocess(cut, z.record(z.string(), value).nullish()).transform((all) => all ?? {});
}

/** Web addresses; anything else is dropped, so that one bad picture doesn't hide the others. */
export const urlList = list(z.string()).transform((urls) => urls.filter((url) => URL.canParse(url)));

export const text = optional(z.string().transform((value) => value.slice(0, MAX_CHARACTERS)));
export const number = optional(z.number());
