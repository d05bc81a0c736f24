import { linksIn, shownEmbeds } from '../../messages/previews.ts';
import type { StoredMessage, World } from '../../world/model.ts';
import type { AuthorKind, ContentKind, Wanted } from './search-fields.ts';

/** Whether a message matches a search. */
export function isWanted(world: World, message: StoredMessage, wanted: Wanted): boolean {
  return (
    hasWords(message, wanted.content) &&
    isWithin(message, wanted) &&
    isAbout(world, message, wanted) &&
    isBy(world, message, wanted.author_type) &&
    (wanted.has ?? []).every((kind) => fits(kind, (one) => HAS[one](message))) &&
    showsWanted(message, wanted)
  );
}

function hasWords({ content }: StoredMessage, wanted = ''): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => content.toLowerCase().includes(word));
}

function isWithin({ id, channelId, pinnedAt }: StoredMessage, wanted: Wanted): boolean {
  return (
    isIn(wanted.channel_id, channelId) &&
    (wanted.pinned === undefined || wanted.pinned === (pinnedAt !== null)) &&
    (wanted.min_id === undefined || BigInt(id) > BigInt(wanted.min_id)) &&
    (wanted.max_id === undefined || BigInt(id) < BigInt(wanted.max_id))
  );
}

/** Checks its author, the replied-to user and mentions. */
function isAbout(world: World, { authorId, replyTo, mentions }: StoredMessage, wanted: Wanted): boolean {
  return (
    isIn(wanted.author_id, authorId) &&
    isIn(wanted.replied_to_message_id, replyTo) &&
    isIn(wanted.replied_to_user_id, world.messages.get(replyTo ?? '')?.authorId) &&
    someIn(wanted.mentions, mentions.users) &&
    someIn(wanted.mentions_role_id, mentions.roles) &&
    (wanted.mention_everyone === undefined || wanted.mention_everyone === mentions.everyone)
  );
}

/** Must be one of the wanted kinds, and none of the excluded ones. */
function isBy(
  world: World,
  { webhook, authorId }: StoredMessage,
  wanted: Wanted['author_type'] = [],
): boolean {
  const isBot = world.users.get(authorId)?.bot === true;
  const kind: AuthorKind = webhook ? 'webhook' : isBot ? 'bot' : 'user';
  const positive = wanted.filter((one) => !one.startsWith('-'));
  return !wanted.includes(`-${kind}`) && (positive.length === 0 || positive.includes(kind));
}

const HAS: Readonly<Record<ContentKind, (message: StoredMessage) => boolean>> = {
  link: ({ content }) => linksIn(content).length > 0,
  embed: (message) => shownEmbeds(message).length > 0,
  file: ({ attachments }) => attachments.length > 0,
  image: (message) => hasFile(message, 'image/') || shownEmbeds(message).some(({ image }) => image),
  video: (message) => hasFile(message, 'video/') || shownEmbeds(message).some(({ video }) => video),
  sound: (message) => hasFile(message, 'audio/'),
  sticker: ({ stickerIds }) => stickerIds.length > 0,
  poll: ({ poll }) => poll !== null,
  snapshot: ({ forward }) => forward !== null,
};

function fits(wanted: NonNullable<Wanted['has']>[number], has: (kind: ContentKind) => boolean): boolean {
  return wanted.startsWith('-') ? !has(wanted.slice(1) as ContentKind) : has(wanted as ContentKind);
}

const hasFile = ({ attachments }: StoredMessage, type: string) =>
  attachments.some(({ contentType }) => contentType.startsWith(type));

/** Checks its links, embeds and files. */
function showsWanted(message: StoredMessage, wanted: Wanted): boolean {
  const { content, attachments } = message;
  const embeds = shownEmbeds(message);
  const kinds = embeds.flatMap(({ type, image, video }) => [
    ...(type === 'gifv' ? ['gif'] : type === undefined ? [] : [type]),
    ...(image ? ['image'] : []),
    ...(video ? ['video'] : []),
  ]);
  return (
    someIn(
      wanted.link_hostname,
      linksIn(content).map((link) => new URL(link).hostname),
    ) &&
    someIn(
      wanted.embed_provider,
      embeds.map(({ provider }) => provider?.name ?? ''),
    ) &&
    someIn(wanted.embed_type, kinds) &&
    someIn(
      wanted.attachment_filename,
      attachments.map(({ filename }) => filename),
    ) &&
    someIn(
      wanted.attachment_extension,
      attachments.map(({ filename }) => filename.split('.').at(-1) ?? ''),
    )
  );
}

function isIn(list: readonly string[] | undefined, value: string | null | undefined): boolean {
  return list === undefined || (value != null && list.includes(value));
}

function someIn(list: readonly string[] | undefined, values: readonly string[]): boolean {
  return list === undefined || values.some((value) => list.includes(value));
}
