import { DiscordError, emptyMessage } from '../../errors.ts';
import { mentionsOf, repliedUserOf } from '../../messages/mentions.ts';
import {
  applyBody,
  type CheckedContent,
  EMPTY_CONTENT,
  isEmpty,
  type MessageContent,
} from '../../messages/message-body.ts';
import type { RestBody } from '../../rest/rest-body.ts';
import { type FormErrors, messageErrors } from '../../rules/index.ts';
import { isForward } from '../../rules/message-fields.ts';
import type { StoredMessage, World } from '../../world/model.ts';

/** Throws the errors that a rule found, if any. */
export function enforce(broken: FormErrors | null): void {
  if (broken) throw new DiscordError(400, broken.code, broken.message, broken.errors);
}

/** The content of a new message, checked. */
export function newContent(
  world: World,
  authorId: string,
  channelId: string,
  { json, files }: RestBody,
  kind: 'create' | 'callback' | 'followup',
): CheckedContent {
  enforce(messageErrors(json, { kind, files: files.map((file) => file.filename) }));
  const content = applyBody(world, channelId, EMPTY_CONTENT, json, files);
  const isSticker = Array.isArray(json['sticker_ids']) && json['sticker_ids'].length > 0;
  if (isEmpty(content) && !isSticker && !isForward(json['message_reference'])) throw emptyMessage();
  const byDefault = kind === 'create' ? 'all' : 'users';
  const source = { world, channelId, authorId, body: json, byDefault } as const;
  const repliedUser = kind === 'create' ? repliedUserOf(world, json) : undefined;
  return { ...content, mentions: mentionsOf({ ...source, repliedUser }) };
}

/** The content of a message after an edit, checked. */
export function editedContent(
  world: World,
  message: StoredMessage,
  { json, files }: RestBody,
  kind: 'edit' | 'callback' = 'edit',
): CheckedContent {
  const before: MessageContent = {
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: message.attachments,
    poll: message.poll,
  };
  const existing = { ...before, flags: message.flags };
  enforce(messageErrors(json, { kind, files: files.map((file) => file.filename), existing }));
  // A poll can only be added to a deferred response.
  if (message.poll || (json['poll'] && (message.flags & LOADING) === 0)) throw cannotEditPoll();
  const content = applyBody(world, message.channelId, before, json, files);
  if (isEmpty(content) && message.stickerIds.length === 0) throw emptyMessage();
  if (!('content' in json) && !('components' in json)) return { ...content, mentions: message.mentions };
  const { channelId, authorId } = message;
  const body = { ...content, allowed_mentions: json['allowed_mentions'] };
  const mentions = mentionsOf({
    world,
    channelId,
    authorId,
    body,
    byDefault: message.origin || message.webhook ? 'users' : 'all',
  });
  return { ...content, mentions };
}

const cannotEditPoll = () => new DiscordError(400, 520_003, 'Cannot edit a poll message');

export const EPHEMERAL = 64;
export const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
const SILENT = 4096;
const COMPONENTS_V2 = 32768;

/** The flags that a bot may set on a new message. */
export function newFlags(json: Readonly<Record<string, unknown>>): number {
  return Number(json['flags'] ?? 0) & (SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2);
}

/** The flags after an edit: Components V2 can be turned on, never off. */
export function editedFlags(message: StoredMessage, json: Readonly<Record<string, unknown>>): number {
  const kept = message.flags & ~LOADING;
  if (typeof json['flags'] !== 'number') return kept;
  return (kept & ~SUPPRESS_EMBEDS) | (json['flags'] & (SUPPRESS_EMBEDS | COMPONENTS_V2));
}
