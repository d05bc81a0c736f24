import type {
  APIApplicationCommand,
  APIEmbed,
  APIMessageComponentEmoji,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { Snowflake } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';

export interface StoredAttachment {
  readonly id: Snowflake;
  readonly filename: string;
  readonly contentType: string;
  readonly description: string | null;
  readonly data: Buffer;
  readonly url: string;
  /** Pixels; null for files that aren't images. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isSpoiler: boolean;
}

export interface StoredPoll {
  readonly question: string;
  readonly answers: readonly {
    readonly id: number;
    readonly text: string;
    readonly emoji: APIMessageComponentEmoji | null;
  }[];
  readonly isMultiselect: boolean;
  /** Answer id → voters. */
  readonly votes: Map<number, Set<Snowflake>>;
  /** In milliseconds; earlier than planned if the poll was ended by its author. */
  expiresAt: number;
  isFinal: boolean;
}

/** A snapshot of a forwarded message. */
export interface Forward {
  readonly messageId: Snowflake;
  readonly channelId: Snowflake;
  readonly snapshot: Pick<
    StoredMessage,
    'type' | 'content' | 'embeds' | 'components' | 'attachments' | 'flags' | 'editedAt' | 'mentions'
  >;
}

export interface MessageOrigin {
  readonly interactionId: Snowflake;
  readonly type: number;
  readonly userId: Snowflake;
  readonly name: string;
  readonly owners: Readonly<Record<string, Snowflake>>;
  /** The message with the component, for type 3. */
  readonly sourceMessageId: Snowflake | null;
}

/** The users and roles notified by a message. */
export interface Mentions {
  readonly users: readonly Snowflake[];
  readonly roles: readonly Snowflake[];
  readonly everyone: boolean;
}

/** An emoji under a message, and who reacted with it, oldest first. */
export interface StoredReaction {
  readonly emoji: { readonly id: Snowflake | null; readonly name: string; readonly animated?: boolean };
  readonly userIds: Set<Snowflake>;
}

/** What a system message or crosspost refers to; replies and forwards have their own fields. */
export interface MessageReference {
  readonly channelId: Snowflake;
  readonly messageId: Snowflake | null;
  readonly guildId: Snowflake | null;
}

/** The name and picture under which a webhook wrote a message. */
export interface WebhookAuthor {
  readonly webhookId: Snowflake;
  readonly name: string;
  readonly avatar: string | null;
  /** The bot that owns the webhook. */
  readonly applicationId: Snowflake | null;
}

export interface StoredMessage {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  /** A user, or the webhook. */
  readonly authorId: Snowflake;
  /**
   * 0 for written or forwarded messages, others for system messages. The API derives the type of replies and
   * responses.
   */
  readonly type: number;
  content: string;
  embeds: readonly APIEmbed[];
  /** Previews of the links in its text. */
  previews: readonly APIEmbed[];
  components: readonly APIMessageTopLevelComponent[];
  attachments: readonly StoredAttachment[];
  poll: StoredPoll | null;
  readonly forward: Forward | null;
  flags: number;
  editedAt: number | null;
  readonly replyTo: Snowflake | null;
  readonly origin: MessageOrigin | null;
  readonly visibleTo: Snowflake | null;
  readonly nonce: string | number | null;
  mentions: Mentions;
  readonly webhook: WebhookAuthor | null;
  /** In the order in which the emoji were first used. */
  readonly reactions: StoredReaction[];
  /** When it was pinned, in milliseconds. */
  pinnedAt: number | null;
  readonly stickerIds: readonly Snowflake[];
  readonly reference: MessageReference | null;
  readonly tts: boolean;
  /** In a thread: the approximate number of earlier messages. */
  readonly position: number | null;
}

/** A registered command with the guild it belongs to (null: global). */
export interface StoredCommand {
  readonly guildId: Snowflake | null;
  readonly command: APIApplicationCommand;
}

/** One use of a command, component or modal, from the click to the last follow-up. */
export interface Interaction {
  readonly id: Snowflake;
  /** The bot that gets it. */
  readonly applicationId: Snowflake;
  readonly token: string;
  readonly type: number;
  readonly userId: Snowflake;
  readonly channelId: Snowflake;
  readonly name: string;
  readonly owners: Readonly<Record<string, Snowflake>>;
  readonly createdAt: number;
  readonly sourceMessageId: Snowflake | null;
  state: 'pending' | 'answered' | 'failed';
  failure: string | null;
  callbackType: number | null;
  originalId: Snowflake | null;
  originalDeleted: boolean;
  /** Whether @original is the response: false while "thinking" or after a silent acknowledgment. */
  originalAnswered: boolean;
  readonly followUps: Snowflake[];
  modal: JsonObject | null;
  choices: { name: string; value: string | number }[] | null;
  /** Set while it waits for its first response. */
  cancelDeadline: (() => void) | null;
}
