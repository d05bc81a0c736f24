import type { Store } from '../store/index.ts';
import type { SourceMessage } from './source-message.ts';

/** The settings of the channel, the server and the author that apply to a message. */
export interface MessageSettings {
  /** Whether the message may get a reply. */
  readonly isEnabled: boolean;
  /** When Discord last refused a reply in the channel. */
  readonly refusedAt: number | null;
  /** Agents to show first. */
  readonly agents: readonly string[];
  readonly locale: string;
}

export async function loadMessageSettings(
  { guildId, channelId, authorId }: SourceMessage,
  { settings }: Store,
): Promise<MessageSettings> {
  const channel = await settings.channel(channelId);
  const guild = await settings.guild(guildId);
  const author = await settings.user(authorId);
  return {
    isEnabled: (channel.autoConvert ?? guild.autoConvert) && !author.optedOut,
    refusedAt: channel.refusedAt,
    agents: guild.agents.length > 0 ? guild.agents : author.agents,
    locale: guild.language ?? guild.locale ?? 'en',
  };
}
