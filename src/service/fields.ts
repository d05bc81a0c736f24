import * as z from 'zod';
import { readableElements } from '../process/read-json.ts';

/**
 * The interface does not say which fields may be absent (section 2), so all but the identifying ones may be
 * missing or null, and unknown ones are ignored. An answer with a field of the wrong type is refused; in a
 * list, only the entry with that field.
 */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** More than any real product or parcel has; the rest is ignored. Longer lists set their own limit. */
const MAX_ITEMS = 500;
/** No carrier or shop sends longer text. */
const MAX_CHARACTERS = 20_000;

/** A missing list is empty; one without any readable entry is refused. @param max further entries are ignored */
export function list<T extends z.ZodType>(entry: T, max = MAX_ITEMS) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((all, context) => {
      const entries = readableElements(entry, (all ?? []).slice(0, max));
      if (entries.length === 0 && all != null && all.length > 0) refuse(context);
      return entries;
    });
}

/** JSON may hold half a character (`"\ud83d"`) or a NUL. Discord and PostgreSQL refuse both, so they are replaced. */
export const requiredText = z
  .string()
  .transform((text) => text.slice(0, MAX_CHARACTERS).toWellFormed().replaceAll('\0', '\uFFFD'));

const namedText = z.tuple([requiredText, requiredText]);

/** Texts by name, with the same rules as {@link list}. */
export const textsByName = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((all, context) => {
    const entries = Object.entries(all ?? {}).slice(0, MAX_ITEMS);
    const texts = readableElements(namedText, entries);
    if (texts.length === 0 && entries.length > 0) refuse(context);
    return Object.fromEntries(texts);
  });

function refuse(context: z.RefinementCtx): void {
  context.addIssue({ code: 'custom', message: 'no entry can be read' });
}

/** Web addresses; anything else is dropped, so that one bad picture doesn't hide the others. */
export const urlList = list(requiredText).transform((urls) => urls.filter((url) => URL.canParse(url)));

export const text = optional(requiredText);
export const number = optional(z.number());
