import type { Destination, Store } from '../store/index.ts';
import { type Texts, textsFor } from '../texts/index.ts';

/** A language that a server's managers chose applies to its channels; otherwise the one that Discord reports does. */
export async function textsAt(
  { store }: { readonly store: Pick<Store, 'settings'> },
  { guildId, locale }: Destination,
): Promise<Texts> {
  const chosen = guildId === null ? null : (await store.settings.guild(guildId)).language;
  return textsFor(chosen ?? locale);
}
