import type { Texts } from '../texts/index.ts';

/**
 * Where alerts are posted, in a line: "in your DMs, in #parcels, …and 3 more".
 * @param destinations null for DMs, else a channel's id
 * @param max how many to name
 */
export function destinationList(destinations: readonly (string | null)[], max: number, texts: Texts): string {
  const named = destinations.slice(0, max).map((channelId) => destinationName(channelId, texts));
  const more = destinations.length - named.length;
  return [...named, ...(more === 0 ? [] : [texts.common.more(more)])].join(', ');
}

export function destinationName(channelId: string | null, texts: Texts): string {
  return channelId === null ? texts.parcels.inDm : texts.parcels.inChannel(`<#${channelId}>`);
}
