import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { z } from 'zod';
import { refuse } from './discord-error.ts';
import type { ClientUser } from './protocol.ts';
import { messageErrors } from './rules/index.ts';
import { newSnowflake } from './snowflake.ts';
import { audienceOf, channelOf, type State, type StoredMessage, tell } from './state.ts';

export const EPHEMERAL = 64;
export const LOADING = 128;
const KEPT_FLAGS = 4 | 64 | 4096 | 32_768;

/** The message fields this Discord keeps; the rules have judged them before. */
const messageBody = z.object({
  content: z.string().nullish(),
  embeds: z.array(z.custom<APIEmbed>()).nullish(),
  components: z.array(z.custom<APIMessageTopLevelComponent>()).nullish(),
  flags: z.number().nullish(),
  nonce: z.union([z.string(), z.number()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z.object({ message_id: z.string() }).nullish(),
  attachments: z
    .array(z.object({ id: z.union([z.string(), z.number()]), filename: z.string().nullish() }))
    .nullish(),
});

export interface UploadedFile {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface NewMessage {
  readonly channelId: string;
  readonly author: ClientUser;
  readonly interaction?: { readonly id: string; readonly userId: string; readonly name: string };
  /** Component answers show no "used /command" line, but still know who asked. */
  readonly visibleTo?: string | null;
  readonly replyTo?: string | null;
}

type Kind = Parameters<typeof messageErrors>[1]['kind'];

/** Checks a message as Discord does, keeps it, and shows it to everybody who can see it. */
export function createMessage(
  state: State,
  base: NewMessage,
  body: unknown,
  kind: Kind,
  files: readonly UploadedFile[] = [],
): StoredMessage {
  refuse(messageErrors(body, { kind, files: files.map(({ filename }) => filename) }));
  const fields = messageBody.parse(body);
  const nonce = fields.nonce === undefined || fields.nonce === null ? null : String(fields.nonce);
  if (nonce !== null && fields.enforce_nonce === true) {
    const known = [...state.messages.values()].find(
      (message) => message.nonce === nonce && message.author.id === base.author.id,
    );
    if (known !== undefined) return known;
  }
  return keep(state, withFiles(blank(state, base, fields, nonce), files), 'message.create');
}

function blank(
  state: State,
  base: NewMessage,
  fields: z.infer<typeof messageBody>,
  nonce: string | null,
): StoredMessage {
  return {
    id: newSnowflake(),
    channelId: channelOf(state, base.channelId).id,
    author: base.author,
    content: fields.content ?? '',
    embeds: fields.embeds ?? [],
    components: fields.components ?? [],
    attachments: [],
    attachmentsData: new Map(),
    flags: (fields.flags ?? 0) & KEPT_FLAGS,
    createdAt: Date.now(),
    editedAt: null,
    replyTo: base.replyTo ?? fields.message_reference?.message_id ?? null,
    interaction:
      base.interaction === undefined
        ? null
        : { userId: base.interaction.userId, name: base.interaction.name },
    interactionId: base.interaction?.id ?? null,
    visibleTo: base.visibleTo ?? null,
    nonce,
  };
}

/** The "thinking…" line of a deferred answer. */
export function createPlaceholder(state: State, base: NewMessage, ephemeral: boolean): StoredMessage {
  const message = blank(state, base, {}, null);
  return keep(state, { ...message, flags: LOADING | (ephemeral ? EPHEMERAL : 0) }, 'message.create');
}

/** Changes the fields that are given and keeps the others, as PATCH does. */
export function editMessage(
  state: State,
  before: StoredMessage,
  body: unknown,
  files: readonly UploadedFile[] = [],
): StoredMessage {
  const names = [
    ...files.map(({ filename }) => filename),
    ...before.attachments.map(({ filename }) => filename),
  ];
  refuse(messageErrors(body, { kind: 'edit', files: names, existing: { flags: before.flags } }));
  const fields = messageBody.parse(body);
  const flags = ((fields.flags ?? before.flags) & KEPT_FLAGS) | (before.flags & EPHEMERAL);
  const after: StoredMessage = {
    ...before,
    content: fields.content === undefined ? before.content : (fields.content ?? ''),
    embeds: fields.embeds === undefined ? before.embeds : (fields.embeds ?? []),
    components: fields.components === undefined ? before.components : (fields.components ?? []),
    flags,
    // Filling in a deferred answer is no edit that anybody sees.
    editedAt: (before.flags & LOADING) !== 0 ? null : Date.now(),
  };
  return keep(state, withFiles(after, files), 'message.update');
}

export function deleteMessage(state: State, message: StoredMessage): void {
  state.messages.delete(message.id);
  tell(state, viewersOf(state, message), {
    type: 'message.delete',
    channelId: message.channelId,
    messageId: message.id,
  });
}

function withFiles(message: StoredMessage, files: readonly UploadedFile[]): StoredMessage {
  if (files.length === 0) return message;
  const stored = files.map((file) => ({ id: newSnowflake(), ...file }));
  return {
    ...message,
    attachments: [
      ...message.attachments,
      ...stored.map(({ id, filename }) => ({
        id,
        filename,
        url: `/attachments/${message.id}/${id}/${encodeURIComponent(filename)}`,
      })),
    ],
    attachmentsData: new Map([
      ...message.attachmentsData,
      ...stored.map(({ id, type, bytes }) => [id, { type, bytes }] as const),
    ]),
  };
}

function keep(
  state: State,
  message: StoredMessage,
  type: 'message.create' | 'message.update',
): StoredMessage {
  state.messages.set(message.id, message);
  tell(state, viewersOf(state, message), { type, message: toClient(message) });
  return message;
}

function viewersOf(state: State, message: StoredMessage): readonly string[] {
  return message.visibleTo === null
    ? audienceOf(state, channelOf(state, message.channelId))
    : [message.visibleTo];
}

/** What a client may see: not the bytes, the nonce or the interaction's id. */
export function toClient({
  nonce: _nonce,
  interactionId: _id,
  attachmentsData: _data,
  ...message
}: StoredMessage) {
  return message;
}
