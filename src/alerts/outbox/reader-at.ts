import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type Reader, secondCurrencyOf } from '../../views/reader.ts';
import type { RenderContext } from './render-context.ts';

/** For whom an alert is rendered: the second currency and the buttons are those that the server, or the person, chose. */
export async function readerAt(
  { store, rates }: Pick<RenderContext, 'store' | 'rates'>,
  { kind, discordId, guildId }: Destination,
  texts: Texts,
): Promise<Reader> {
  if (kind === 'user') {
    const { currency } = await store.settings.user(discordId);
    return { texts, currency: secondCurrencyOf(currency, rates) };
  }
  if (guildId === null) return { texts, currency: null };
  const { currency, haulButtons } = await store.settings.guild(guildId);
  return { texts, currency: secondCurrencyOf(currency, rates), hidesHaul: !haulButtons };
}
