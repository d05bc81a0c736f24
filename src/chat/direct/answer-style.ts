import { isOpenAgent } from '../../links/catalogue.ts';
import type { ChatDeps } from '../deps.ts';
import { loadMessageSettings } from '../message-settings.ts';
import type { ReplyStyle } from '../render-reply.ts';
import type { SourceMessage } from '../source-message.ts';
import type { KnownLocales } from './known-locales.ts';

export interface AnswerStyle extends ReplyStyle {
  /** When Discord last refused a reply in the channel. */
  readonly refusedAt: number | null;
}

/** In a server, as the server reads; in a DM, with the person's own agents, currency and language. */
export async function loadAnswerStyle(
  { store, knownLocales }: Pick<ChatDeps, 'store'> & { readonly knownLocales: KnownLocales },
  message: SourceMessage,
): Promise<AnswerStyle> {
  const { guildId, authorId } = message;
  if (guildId !== null) return loadMessageSettings({ ...message, guildId }, store);
  const { agents, currency } = await store.settings.user(authorId);
  // Messages do not say the author's language; it is also known from following something in DMs.
  const locale =
    knownLocales.of(authorId) ?? (await store.destinations.find('user', authorId))?.locale ?? 'en';
  return {
    agents: agents.filter(isOpenAgent),
    currency,
    locale,
    hidesHaul: false,
    refusedAt: null,
  };
}
