import * as z from 'zod';
import { createLruCache } from '../../timing/create-lru-cache.ts';

const MAX_PEOPLE = 10_000;

/** An interaction says its user's language, in a server and in a DM (developers/interactions/receiving-and-responding). */
const interaction = z.object({
  locale: z.string().max(10),
  user: z.object({ id: z.string() }).optional(),
  member: z.object({ user: z.object({ id: z.string() }) }).optional(),
});

/** The languages of people who used a command or a button lately: messages don't say it. Kept in memory, bounded. */
export interface KnownLocales {
  /** @param data of a raw interaction */
  learn(data: unknown): void;
  of(userId: string): string | undefined;
}

export function createKnownLocales(): KnownLocales {
  const locales = createLruCache<string, string>(MAX_PEOPLE);
  return {
    learn(data) {
      const parsed = interaction.safeParse(data);
      const { locale, user, member } = parsed.data ?? {};
      const id = user?.id ?? member?.user.id;
      if (id !== undefined && locale !== undefined) locales.set(id, locale);
    },
    of: (userId) => locales.get(userId),
  };
}
