import type { APIEmbed } from 'discord.js';

/** An embed with these lines, empty ones left out. Discord refuses an embed that shows nothing: then there is none. */
export function embedsWith(lines: readonly string[], rest: Omit<APIEmbed, 'description'>): APIEmbed[] {
  const description = lines.filter((line) => line !== '').join('\n');
  if (description !== '') return [{ ...rest, description }];
  return rest.image === undefined ? [] : [rest];
}
