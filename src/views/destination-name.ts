import type { Texts } from '../texts/index.ts';

/** @param channelId null for DMs */
export function destinationName(channelId: string | null, texts: Texts): string {
  return channelId === null ? texts.parcels.inDm : texts.parcels.inChannel(`<#${channelId}>`);
}
