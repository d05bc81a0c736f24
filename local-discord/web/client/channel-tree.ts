import type { ClientGuild, ShownChannel } from '../../src/client/protocol.ts';
import { ChannelKind } from './numbers.ts';

/** A channel with the threads below it. */
export interface ChannelBranch {
  readonly channel: ShownChannel;
  readonly threads: readonly ShownChannel[];
}

/** Channels under a category; those without one come first. */
export interface ChannelGroup {
  readonly category: ShownChannel | null;
  readonly branches: readonly ChannelBranch[];
}

export const isThread = ({ type }: Pick<ShownChannel, 'type'>) => type >= 10 && type <= 12;

export const isVoice = ({ type }: Pick<ShownChannel, 'type'>) =>
  type === ChannelKind.Voice || type === ChannelKind.Stage;

/** Forum and media channels, which hold posts. */
export const takesPosts = ({ type }: Pick<ShownChannel, 'type'>) =>
  type === ChannelKind.Forum || type === ChannelKind.Media;

/** Whether a person can open it: voice channels and categories are only listed. */
export const isEnterable = (channel: Pick<ShownChannel, 'type'>) =>
  !isVoice(channel) && channel.type !== ChannelKind.Category;

/** A guild's channels as Discord lists them: by category and position, voice channels last. */
export function channelTree({ channels }: Pick<ClientGuild, 'channels'>): ChannelGroup[] {
  const categories = channels.filter(({ type }) => type === ChannelKind.Category).sort(byPosition);
  const isIn = (channel: ShownChannel, category: ShownChannel | null) =>
    category === null
      ? !categories.some(({ id }) => id === channel.parentId)
      : channel.parentId === category.id;
  const listed = channels.filter((channel) => !isThread(channel) && channel.type !== ChannelKind.Category);
  return [null, ...categories].map((category) => ({
    category,
    branches: listed
      .filter((channel) => isIn(channel, category))
      .sort((a, b) => Number(isVoice(a)) - Number(isVoice(b)) || byPosition(a, b))
      .map((channel) => ({ channel, threads: threadsIn(channels, channel) })),
  }));
}

/** Posts of a forum are listed in it, not below it. */
function threadsIn(channels: readonly ShownChannel[], parent: ShownChannel): readonly ShownChannel[] {
  return channels.filter((channel) => isThread(channel) && channel.parentId === parent.id);
}

function byPosition(a: ShownChannel, b: ShownChannel): number {
  return a.position - b.position || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
}
