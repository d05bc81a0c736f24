import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type Reader, secondCurrencyOf } from '../../views/reader.ts';
import type { RenderContext } from './render-context.ts';

/** For whom an alert is rendered: the second currency is the one that the server, or the person, chose. */
export async function readerAt(
  { store, rates }: Pick<RenderContext, 'store' | 'rates'>,
  { kind, discordId, guildId }: Destination,
  texts: Texts,
): Promise<Reader> {
  const settings =
    kind === 'user'
      ? await store.settings.user(discordId)
      : guildId === null
        ? null
        : await store.settings.guild(guildId);
  return { texts, currency: secondCurrencyOf(settings?.currency ?? null, rates) };
}
