import type {
  APIApplicationCommand,
  APIEmbed,
  APIMessageComponentEmoji,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { ClientChannel, ClientUser, Snowflake } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';

export interface LocalRole {
  readonly id: Snowflake;
  readonly name: string;
  readonly color: string;
  readonly permissions: bigint;
}

export interface LocalMember {
  readonly userId: Snowflake;
  readonly roleIds: readonly Snowflake[];
}

export interface LocalGuild {
  readonly id: Snowflake;
  readonly name: string;
  readonly ownerId: Snowflake;
  readonly locale: string;
  /** False where people can only use the bot because they installed it for themselves. */
  readonly hasBot: boolean;
  readonly roles: readonly LocalRole[];
  readonly members: LocalMember[];
}

export interface StoredAttachment {
  readonly id: Snowflake;
  readonly filename: string;
  readonly contentType: string;
  readonly description: string | null;
  readonly data: Buffer;
  readonly url: string;
  /** Pixels; null for files that are no pictures. */
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
  /** Answer id → who voted for it. */
  readonly votes: Map<number, Set<Snowflake>>;
  /** In milliseconds; earlier than planned if the poll was ended by its author. */
  expiresAt: number;
  isFinal: boolean;
}

/** What a forwarded message looked like at that moment. */
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

/** Who is notified by a message. */
export interface Mentions {
  readonly users: readonly Snowflake[];
  readonly roles: readonly Snowflake[];
  readonly everyone: boolean;
}

export interface StoredMessage {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  readonly authorId: Snowflake;
  /** 0 for what is written or forwarded, 46 for a poll's result. Replies and answers get theirs in the API. */
  readonly type: number;
  content: string;
  embeds: readonly APIEmbed[];
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
}

/** A registered command with the guild it belongs to (null: global). */
export interface StoredCommand {
  readonly guildId: Snowflake | null;
  readonly command: APIApplicationCommand;
}

/** One use of a command, component or modal, from the click to the last follow-up. */
export interface Interaction {
  readonly id: Snowflake;
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
  /** Whether @original carries the answer: false while "thinking" or after a silent acknowledgement. */
  originalAnswered: boolean;
  readonly followUps: Snowflake[];
  modal: JsonObject | null;
  choices: { name: string; value: string | number }[] | null;
  deadline: NodeJS.Timeout | null;
}

/** What can change about a thread. */
export interface ThreadState {
  readonly archived: boolean;
  readonly locked: boolean;
}

/** How often messages older than this can be edited; Discord's own limit isn't published. */
export interface OldEditLimit {
  readonly edits: number;
  readonly olderThanMs: number;
}

/** Everything there is, in memory. */
export interface World {
  readonly bot: ClientUser;
  readonly users: Map<Snowflake, ClientUser>;
  readonly guilds: Map<Snowflake, LocalGuild>;
  readonly channels: Map<Snowflake, ClientChannel>;
  readonly messages: Map<Snowflake, StoredMessage>;
  readonly commands: Map<Snowflake, StoredCommand>;
  readonly interactions: Map<Snowflake, Interaction>;
  /** People who installed the bot for themselves. */
  readonly installedBy: ReadonlySet<Snowflake>;
  /** What a test allows the bot in a channel, instead of what its roles allow. */
  readonly botPermissions: Map<Snowflake, bigint>;
  /** The same for everybody except administrators. */
  readonly memberPermissions: Map<Snowflake, bigint>;
  /** Threads that differ from a new one. */
  readonly threadStates: Map<Snowflake, ThreadState>;
  /** Null: old messages can be edited as often as new ones. */
  oldEditLimit: OldEditLimit | null;
  /** Edits of old messages so far. */
  readonly oldEdits: Map<Snowflake, number>;
  /** Whether the MessageContent intent is ticked in the developer portal. */
  messageContentAllowed: boolean;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  allowUnknownRecipients: boolean;
  /** Further settings of the developer portal, by their names in the API (developers/resources/application). */
  portal: JsonObject;
  /** Where this server is reached, for links to uploaded files. */
  origin: string;
}
