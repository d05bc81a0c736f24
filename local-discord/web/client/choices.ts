import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { ClientUser } from '../../src/client/protocol.ts';
import { channelTitle, openChannelOf, openGuildOf, shownName } from './names.ts';
import { ChannelKind } from './numbers.ts';
import type { AppState } from './state.ts';

/** One line of a listbox. */
export interface Choice<V = string> {
  readonly value: V;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: APIMessageComponentEmoji | undefined;
  /** Whose picture stands beside it. */
  readonly person?: ClientUser | undefined;
}

/** Everybody in the open channel's guild, or in the DM, as choices. */
export function userChoices(state: AppState): Choice[] {
  const { me, bot, users = [] } = state.client ?? {};
  const channel = openChannelOf(state);
  const isDm = channel?.guildId === null;
  const here = isDm
    ? [me?.id, channel.botId ?? bot?.id]
    : openGuildOf(state)?.members.map(({ userId }) => userId);
  const everybody = bot && !users.some((user) => user.id === bot.id) ? [...users, bot] : users;
  return everybody
    .filter((user) => !here || here.includes(user.id))
    .map((user) => ({
      value: user.id,
      label: shownName(state, user),
      description: user.bot ? 'App' : undefined,
      person: user,
    }));
}

export function roleChoices(state: AppState): Choice[] {
  return (openGuildOf(state)?.roles ?? []).map((role) => ({
    value: role.id,
    label: `@${role.name.replace(/^@/, '')}`,
  }));
}

/** The guild's channels, of these types only when types are given. */
export function channelChoices(state: AppState, types: readonly number[] | undefined): Choice[] {
  const channels = openGuildOf(state)?.channels ?? [];
  return channels
    .filter((channel) => !types || types.length === 0 || types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: `#${channelTitle(state, channel)}`,
      description: CHANNEL_WORDS[channel.type],
    }));
}

const CHANNEL_WORDS: Readonly<Record<number, string>> = {
  [ChannelKind.Announcement]: 'Announcements',
  [ChannelKind.Thread]: 'Thread',
  [ChannelKind.PrivateThread]: 'Private thread',
  [ChannelKind.Voice]: 'Voice',
  [ChannelKind.Stage]: 'Stage',
  [ChannelKind.Category]: 'Category',
  [ChannelKind.Forum]: 'Forum',
};
