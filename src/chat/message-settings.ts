import { isOpenAgent } from '../links/catalogue.ts';
import type { Store } from '../store/index.ts';
import type { GuildMessage } from './source-message.ts';

/** The settings of the channel, the server and the author that apply to a message. */
export interface MessageSettings {
  /** Whether the message may get a reply. */
  readonly isEnabled: boolean;
  /** When Discord last refused a reply in the channel. */
  readonly refusedAt: number | null;
  /** Agents in business to show first. */
  readonly agents: readonly string[];
  readonly locale: string;
  /** Prices also in this currency (ISO 4217); null: only in the listing's. */
  readonly currency: string | null;
  /** Whether the server's replies come without *Add to haul*. */
  readonly hidesHaul: boolean;
}

export async function loadMessageSettings(
  { guildId, channelId, authorId }: GuildMessage,
  { settings }: Store,
): Promise<MessageSettings> {
  const channel = await settings.channel(channelId);
  const guild = await settings.guild(guildId);
  const author = await settings.user(authorId);
  const openAgents = guild.agents.filter(isOpenAgent);
  return {
    isEnabled: (channel.autoConvert ?? guild.autoConvert) && !author.optedOut,
    refusedAt: channel.refusedAt,
    agents: openAgents.length > 0 ? openAgents : author.agents.filter(isOpenAgent),
    locale: guild.language ?? guild.locale ?? 'en',
    currency: guild.currency,
    hidesHaul: !guild.haulButtons,
  };
}
