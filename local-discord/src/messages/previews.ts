import type { APIEmbed } from 'discord-api-types/v10';
import type { LinkPreview, StoredMessage, World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';

const SUPPRESS_EMBEDS = 1 << 2;
/** A message has at most ten embeds, including its own. */
const MAX_EMBEDS = 10;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /(<?)(https?:\/\/[^\s<>]+)(>?)/g;

/** The embeds that a message shows: its own, then the previews of its links; none if they are suppressed. */
export function shownEmbeds(
  message: Pick<StoredMessage, 'embeds' | 'previews' | 'flags'>,
): readonly APIEmbed[] {
  return (message.flags & SUPPRESS_EMBEDS) === 0 ? [...message.embeds, ...message.previews] : [];
}

/** Previews of a message's links, which Discord creates for authors with the Embed Links permission. */
export function previewsOf(world: World, message: StoredMessage): readonly APIEmbed[] {
  if (message.forward || (message.flags & SUPPRESS_EMBEDS) !== 0) return [];
  if (!mayEmbedLinks(world, message)) return [];
  const found = linksIn(message.content).flatMap((link) => previewOf(world.previews, link) ?? []);
  return found.slice(0, Math.max(0, MAX_EMBEDS - message.embeds.length));
}

/** The distinct links in a text, except those in code or angle brackets. */
export function linksIn(text: string): string[] {
  const links = [...text.replaceAll(CODE, ' ').matchAll(LINK)].flatMap(([, open, link = '', close]) =>
    open === '<' && close === '>' ? [] : [link.replace(/[.,:;!?'")\]]+$/, '')],
  );
  return [...new Set(links)];
}

function previewOf(previews: readonly LinkPreview[], url: string): APIEmbed | undefined {
  const known = previews.findLast(({ link }) =>
    typeof link === 'string' ? link === url : new RegExp(link, link.flags.replaceAll(/[gy]/g, '')).test(url),
  );
  return known && { type: 'link' as APIEmbed['type'] & string, url, ...known.embed };
}

/** A webhook's links are always shown. */
function mayEmbedLinks(world: World, { channelId, authorId, webhook }: StoredMessage): boolean {
  const channel = world.channels.get(channelId);
  if (!channel) return false;
  return webhook !== null || (permissionsIn(world, channel, authorId) & Permission.EmbedLinks) !== 0n;
}
