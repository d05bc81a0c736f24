import { attachments, keptAttachments } from './attachments.ts';
import { embeds } from './embeds.ts';
import { emoji } from './emoji.ts';
import { type Check, inside, refuse } from './report.ts';
import { type Body, listIn, optional, required, shape } from './shape.ts';
import { ignored, url } from './urls.ts';
import { flag, integer, list, oneOf, snowflake, text, unique } from './values.ts';

const ids = unique(snowflake, 0, 100);

/** `allowed_mentions`: a kind is either parsed from the text or listed, not both. */
export const allowedMentions: Check = shape(
  {
    parse: optional(unique(oneOf('roles', 'users', 'everyone'), 0, 3)),
    users: optional(ids),
    roles: optional(ids),
    replied_user: optional(flag),
  },
  (body: Body, at) => {
    for (const kind of ['users', 'roles']) {
      if (listIn(body, kind).length > 0 && listIn(body, 'parse').includes(kind)) {
        const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
        refuse(inside(at, kind), 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
      }
    }
  },
);

/** A poll as it is created. */
export const poll: Check = shape({
  question: required(shape({ text: required(text(1, 300)) })),
  answers: required(
    list(
      shape({ poll_media: required(shape({ text: required(text(1, 55)), emoji: optional(emoji) })) }),
      1,
      10,
    ),
  ),
  duration: optional(integer(1, 768)),
  allow_multiselect: optional(flag),
  layout_type: optional(oneOf(1)),
});

export type MessageKind = 'create' | 'edit' | 'callback' | 'followup';

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  suppressNotifications: 1 << 12,
  voiceMessage: 1 << 13,
  componentsV2: 1 << 15,
} as const;

const editFlags = FLAGS.suppressEmbeds | FLAGS.componentsV2;
const createFlags = editFlags | FLAGS.suppressNotifications | FLAGS.voiceMessage;

/** The flags that a request may set. */
export const ALLOWED_FLAGS: Readonly<Record<MessageKind, number>> = {
  create: createFlags,
  edit: editFlags,
  callback: createFlags | FLAGS.ephemeral,
  followup: createFlags | FLAGS.ephemeral,
};

const nonceText = text(0, 25);
const nonce: Check = (value, at) => {
  if (typeof value !== 'number') nonceText(value, at);
  else if (!Number.isSafeInteger(value)) refuse(at, 'NUMBER_TYPE_COERCE', `Value "${value}" is not int.`);
};

const FORWARD = 1;

const messageReference = shape(
  {
    type: optional(oneOf(0, FORWARD)),
    message_id: required(snowflake),
    channel_id: optional(snowflake),
    guild_id: optional(snowflake),
    fail_if_not_exists: optional(flag),
  },
  (body: Body, at) => {
    if (body['type'] === FORWARD && typeof body['channel_id'] !== 'string') {
      refuse(inside(at, 'channel_id'), 'BASE_TYPE_REQUIRED', 'This field is required');
    }
  },
);

const common = {
  content: optional(text(0, 2000)),
  embeds: optional(embeds),
  allowed_mentions: optional(allowedMentions),
  // Checked together with the flags, see message.ts.
  components: optional(() => {}),
  attachments: optional(attachments),
  flags: optional(integer(0, 2 ** 31 - 1)),
  poll: optional(poll),
  tts: optional(flag),
};

// Works only in channels; discord.js sends `false` everywhere.
const noNonce = { enforce_nonce: optional(oneOf(false)) };

// discord.js sends a webhook's own name with its edits.
const edited = shape({
  ...common,
  ...noNonce,
  attachments: optional(keptAttachments),
  sticker_ids: optional(list(snowflake, 0, 3)),
  username: ignored,
});
const answered = shape({ ...common, ...noNonce, attachments: optional(keptAttachments) });
// The fields of webhook messages, which include follow-ups.
const executed = shape({
  ...common,
  ...noNonce,
  username: optional(text(1, 80)),
  avatar_url: optional(url(2048, 'web')),
  thread_name: optional(text(1, 100)),
  applied_tags: optional(list(snowflake, 0, 5)),
});

/** The fields of each kind of request. */
export const MESSAGE_FIELDS: Readonly<Record<MessageKind, Check>> = {
  create: shape({
    ...common,
    nonce: optional(nonce),
    enforce_nonce: optional(flag),
    sticker_ids: optional(list(snowflake, 0, 3)),
    message_reference: optional(messageReference),
  }),
  edit: edited,
  callback: answered,
  followup: executed,
};

/** Whether a message reference forwards a message, which then needs nothing else. */
export function isForward(reference: unknown): boolean {
  return (
    typeof reference === 'object' && reference !== null && 'type' in reference && reference.type === FORWARD
  );
}
