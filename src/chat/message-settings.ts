import { languageOfQuestion } from '../domain/parcels/asks-for-parcels.ts';
import { isOpenAgent } from '../links/catalogue.ts';
import { settlesWithin } from '../process/timing/waiting.ts';
import type { ChatContext, Turn } from './context.ts';

const LOCALE_WAIT_MS = 1_000;

export interface MessageSettings {
  /** Whether a message with links may get a reply. */
  readonly isEnabled: boolean;
  readonly refusedAt: number | null;
  readonly agents: readonly string[];
  readonly locale: string;
  /** Prices also in this currency (ISO 4217); null: only in the listing's. */
  readonly currency: string | null;
  readonly hidesHaul: boolean;
}

/** In a server, as the server reads; in a DM, with the person's own agents, currency and language. */
export async function loadMessageSettings({ context, message }: Turn): Promise<MessageSettings> {
  const { guildId, channelId, authorId } = message;
  const { settings, destinations } = context.store;
  const author = await settings.user(authorId);
  const ownAgents = author.agents.filter(isOpenAgent);
  if (guildId === null) {
    // Messages don't say the author's language. It is also known from following something in DMs, or from the question
    // itself.
    const locale =
      context.knownLocales.get(authorId) ??
      (await destinations.find('user', authorId))?.locale ??
      languageOfQuestion(message.content) ??
      'en';
    const { currency } = author;
    return { isEnabled: true, refusedAt: null, agents: ownAgents, locale, currency, hidesHaul: false };
  }
  const { autoConvert, refusedAt } = await settings.channel(channelId);
  const guild = await settings.guild(guildId);
  const agents = guild.agents.filter(isOpenAgent);
  return {
    isEnabled: (autoConvert ?? guild.autoConvert) && !author.optedOut,
    refusedAt,
    agents: agents.length > 0 ? agents : ownAgents,
    locale: guild.language ?? guild.locale ?? (await askForLocale(context, guildId)) ?? 'en',
    currency: guild.currency,
    hidesHaul: !guild.haulButtons,
  };
}

/**
 * Asks Discord for a server's language, which messages don't say, and stores the answer.
 * @returns null without an answer in time; then Discord isn't asked again for an hour
 */
async function askForLocale(context: ChatContext, guildId: string): Promise<string | null> {
  const { askedForLocale, poster, rateLimiter, store, stopping } = context;
  const ask = async () => {
    const locale = await rateLimiter.scheduleGlobal(() => poster.guildLocale(guildId, stopping), stopping);
    await store.settings.updateGuild(guildId, { locale });
    return locale;
  };
  const asked = askedForLocale.get(guildId) ?? ask().catch(() => null);
  if (!askedForLocale.has(guildId)) askedForLocale.set(guildId, asked);
  return (await settlesWithin(LOCALE_WAIT_MS, asked)) ? asked : null;
}
