import { apiMessage } from '../api/message.ts';
import { addToThread } from '../channels/thread-members.ts';
import { clientMessage } from '../client/client-message.ts';
import type { EventHub } from '../client/event-hub.ts';
import type { ClientMessage } from '../client/protocol.ts';
import type { Events } from '../gateway/events.ts';
import { Intent } from '../gateway/intents.ts';
import type { JsonObject } from '../json.ts';
import { isMember } from '../world/guilds.ts';
import type {
  Forward,
  LocalBot,
  LocalChannel,
  MessageOrigin,
  MessageReference,
  StoredMessage,
  WebhookAuthor,
  World,
} from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { NO_MENTIONS } from './mentions.ts';
import { type CheckedContent, EMPTY_CONTENT } from './message-body.ts';
import { createMessageNotices } from './message-notices.ts';
import { previewsOf } from './previews.ts';
import { SystemMessage } from './system-messages.ts';

interface NewMessage {
  /** Only for the first message of a forum post, which shares the post's id. */
  readonly id?: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type?: number;
  readonly content?: CheckedContent;
  /** The text of a system message, which mentions only the users listed here. */
  readonly system?: { readonly text?: string; readonly userIds?: readonly string[] };
  readonly forward?: Forward;
  readonly flags?: number;
  readonly replyTo?: string | null;
  readonly origin?: MessageOrigin | null;
  readonly visibleTo?: string | null;
  readonly nonce?: string | number | null;
  readonly webhook?: WebhookAuthor | null;
  readonly stickerIds?: readonly string[];
  readonly reference?: MessageReference;
  readonly tts?: boolean;
}

/** The only place that changes messages; notifies clients and the bot. */
export interface MessageStore {
  create(message: NewMessage): StoredMessage;
  edit(message: StoredMessage, change: { content?: CheckedContent; flags?: number; silent?: boolean }): void;
  /** Clients get the message again; the bot gets no event, since votes have their own. */
  refresh(message: StoredMessage): void;
  remove(message: StoredMessage): void;
  /** Bulk deletion: the bot gets one event. */
  removeMany(channel: LocalChannel, messages: readonly StoredMessage[]): void;
  /** As a person's client shows it. */
  view(message: StoredMessage): ClientMessage;
  /** As the API shows it to a bot outside of the gateway. */
  api(message: StoredMessage, bot: Pick<LocalBot, 'id'>): JsonObject;
}

function systemContent(system: NewMessage['system']) {
  if (!system) return {};
  return { content: system.text ?? '', mentions: { ...NO_MENTIONS, users: system.userIds ?? [] } };
}

/** Stores messages in the world. */
export function createMessageStore(world: World, hub: EventHub, events: Events): MessageStore {
  const notices = createMessageNotices(world, hub, events);

  /** Sends link previews in a separate update, which isn't an edit, since a link takes a moment to load. */
  function unfurl(message: StoredMessage): void {
    setImmediate(() => {
      if (!world.messages.has(message.id)) return;
      const previews = previewsOf(world, message);
      if (previews.length === message.previews.length) return;
      message.previews = previews;
      notices.changed(message);
    });
  }

  /** Users who write in a thread, or are mentioned there, become members. */
  function joinByWriting(message: StoredMessage, channel: LocalChannel | undefined): void {
    if (!channel?.thread || message.visibleTo !== null || message.webhook || message.type !== 0) return;
    const guild = world.guilds.get(channel.guildId ?? '');
    const mentioned = channel.thread.invitable ? message.mentions.users : [];
    const joining = [message.authorId, ...mentioned].filter((id) => isMember(guild, id));
    addToThread({ world, hub, events }, channel, joining);
  }

  return {
    create(given) {
      const channel = world.channels.get(given.channelId);
      const message: StoredMessage = {
        mentions: NO_MENTIONS,
        previews: [],
        ...(given.content ?? EMPTY_CONTENT),
        ...systemContent(given.system),
        id: given.id ?? nextSnowflake(world),
        channelId: given.channelId,
        authorId: given.authorId,
        type: given.type ?? 0,
        forward: given.forward ?? null,
        flags: given.flags ?? 0,
        editedAt: null,
        replyTo: given.replyTo ?? null,
        origin: given.origin ?? null,
        visibleTo: given.visibleTo ?? null,
        nonce: given.nonce ?? null,
        webhook: given.webhook ?? null,
        reactions: [],
        pinnedAt: null,
        stickerIds: given.stickerIds ?? [],
        reference: given.reference ?? null,
        tts: given.tts ?? false,
        position: channel?.thread?.totalMessages ?? null,
      };
      world.messages.set(message.id, message);
      count(world, message, channel);
      joinByWriting(message, channel);
      notices.created(message);
      unfurl(message);
      return message;
    },
    edit(message, change) {
      Object.assign(message, change.content ?? {});
      message.flags = change.flags ?? message.flags;
      // The first answer after "thinking…" is not shown as an edit.
      if (!change.silent) message.editedAt = world.clock.now();
      const shown = new Set(previewsOf(world, message).map(({ url }) => url));
      message.previews = message.previews.filter(({ url }) => shown.has(url));
      notices.changed(message);
      unfurl(message);
    },
    refresh: notices.refreshed,
    remove(message) {
      world.messages.delete(message.id);
      uncount(world, message);
      notices.removed(message);
    },
    removeMany(channel, messages) {
      for (const message of messages) {
        world.messages.delete(message.id);
        uncount(world, message);
      }
      notices.removedTogether(channel, messages);
    },
    view: (message) => clientMessage(world, message),
    api: (message, { id: botId }) => {
      const allowed = world.bots.get(botId)?.allowedIntents ?? 0;
      return apiMessage(world, message, { botId, hasContentIntent: (allowed & Intent.MessageContent) !== 0 });
    },
  };
}

/** The message that a thread was opened from, or with, isn't counted. */
const isCounted = ({ id, channelId, type }: StoredMessage) =>
  id !== channelId && type !== SystemMessage.threadStarter;

/** Counts a public message in its channel. */
export function count({ clock }: World, message: StoredMessage, channel: LocalChannel | undefined): void {
  if (!channel || message.visibleTo !== null) return;
  channel.lastMessageId = message.id;
  if (channel.thread) channel.thread.activeAt = clock.now();
  if (!channel.thread || !isCounted(message)) return;
  channel.thread.messageCount += 1;
  channel.thread.totalMessages += 1;
}

/** A deleted message no longer counts in its thread. */
function uncount(world: World, message: StoredMessage): void {
  const thread = world.channels.get(message.channelId)?.thread;
  if (thread && message.visibleTo === null && isCounted(message)) thread.messageCount -= 1;
}
