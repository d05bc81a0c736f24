import { ChannelType } from '../world/channels.ts';

const WRITTEN_WITH_HYPHENS: ReadonlySet<number> = new Set([
  ChannelType.text,
  ChannelType.announcement,
  ChannelType.forum,
  ChannelType.media,
]);

/** A channel's name as Discord stores it: for text channels, in lower case, with hyphens and without punctuation. */
export function channelName(type: number, name: string): string {
  if (!WRITTEN_WITH_HYPHENS.has(type)) return name;
  return name
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[!-,./:-@[-^`{-~]/g, '')
    .replaceAll(/-{2,}/g, '-');
}
