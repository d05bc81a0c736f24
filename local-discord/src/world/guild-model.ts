import type { ClientChannel, ClientUser, Snowflake } from '../client/protocol.ts';
import type { Clock } from '../clock.ts';
import type { JsonObject } from '../json.ts';

/** A person, a bot, or the displayed author of a webhook. */
export interface LocalUser extends ClientUser {
  /** The hash in the avatar's URL. */
  readonly avatar?: string | null;
  readonly banner?: string | null;
}

/** Whether a role (1), a person (2) or a channel (3) may use a command. */
export interface CommandPermission {
  /** The guild's id means everyone; `id - 1`, all channels. */
  readonly id: Snowflake;
  readonly type: 1 | 2 | 3;
  readonly permission: boolean;
}

/** A bot with its application, which has the same id. */
export interface LocalBot {
  readonly id: Snowflake;
  readonly token: string;
  /** The privileged intents enabled in the developer portal, as bits. */
  allowedIntents: number;
  /** Further settings of the developer portal, by their names in the API (developers/resources/application). */
  portal: JsonObject;
  /** People who installed the bot for themselves. */
  readonly installedBy: Set<Snowflake>;
  /** Guild → command, or the bot's id for all of its commands → what the guild's administrators have set. */
  readonly commandPermissions: Map<Snowflake, Map<Snowflake, CommandPermission[]>>;
  readonly emojis: Map<Snowflake, LocalEmoji>;
  /** Running activities, as the API shows them. */
  readonly activityInstances: Map<string, JsonObject>;
  /** What linked roles can require (developers/resources/application-role-connection-metadata). */
  roleConnectionMetadata: readonly JsonObject[];
  /** The presence set by op 3, as in PRESENCE_UPDATE; null before the first one. */
  presence: JsonObject | null;
}

export interface LocalRole {
  readonly id: Snowflake;
  name: string;
  /** A CSS color, `#rrggbb`; `#000000` means none. */
  color: string;
  permissions: bigint;
  /** Its rank; 0 is @everyone. Roles of a seed are ranked in their order. */
  position?: number;
  hoist?: boolean;
  mentionable?: boolean;
  /** The bot that this role belongs to. */
  readonly botId?: Snowflake | null;
  /** Further fields by their names in the API, such as `icon` and `unicode_emoji`. */
  extra?: JsonObject;
}

export interface LocalMember {
  readonly userId: Snowflake;
  roleIds: readonly Snowflake[];
  nick?: string | null;
  /** In milliseconds. */
  readonly joinedAt?: number;
  /** Until when the member is timed out, in milliseconds. */
  timeoutUntil?: number | null;
  /** Further fields by their names in the API, such as `deaf`, `mute`, `flags` and `avatar`. */
  extra?: JsonObject;
}

/** A file on Discord's CDN, or the URL to redirect to. */
export type Asset = { readonly contentType: string; readonly data: Buffer } | { readonly url: string };

export interface LocalEmoji {
  readonly id: Snowflake;
  name: string;
  readonly animated: boolean;
  roleIds: readonly Snowflake[];
  readonly creatorId: Snowflake;
}

/** Resources that are stored as the API shows them, by their ids. */
export interface GuildRecords {
  readonly stickers: Map<Snowflake, JsonObject>;
  readonly scheduledEvents: Map<Snowflake, JsonObject>;
  /** Scheduled event → interested users. */
  readonly eventUsers: Map<Snowflake, Set<Snowflake>>;
  /** Active event in an empty voice channel → since when, in milliseconds. */
  readonly emptySince: Map<Snowflake, number>;
  readonly autoModerationRules: Map<Snowflake, JsonObject>;
  readonly integrations: Map<Snowflake, JsonObject>;
  readonly soundboardSounds: Map<Snowflake, JsonObject>;
  /** Applications to join. */
  readonly joinRequests: Map<Snowflake, JsonObject>;
  readonly templates: Map<string, JsonObject>;
  readonly stageInstances: Map<Snowflake, JsonObject>;
  readonly voiceStates: Map<Snowflake, JsonObject>;
}

export interface LocalGuild {
  /** Its Discord's. */
  readonly clock: Clock;
  readonly id: Snowflake;
  name: string;
  ownerId: Snowflake;
  locale: string;
  /** All roles, @everyone (which has the guild's id) first. */
  readonly roles: LocalRole[];
  readonly members: LocalMember[];
  readonly emojis: Map<Snowflake, LocalEmoji>;
  /** Banned person → the reason. */
  readonly bans: Map<Snowflake, string | null>;
  /** The newest last, as the API shows them. */
  readonly auditLog: JsonObject[];
  readonly records: GuildRecords;
  /** Further settings by their names in the API, such as `description` and `verification_level`. */
  settings: JsonObject;
  /** As the API shows them; the default ones unless set. */
  welcomeScreen?: JsonObject;
  onboarding?: JsonObject;
  /** Whether an outage hides it from bots. */
  isUnavailable?: boolean;
}

export interface Overwrite {
  readonly id: Snowflake;
  /** 0 a role, 1 a member. */
  readonly type: 0 | 1;
  readonly allow: bigint;
  readonly deny: bigint;
}

/** Data that only threads have. */
export interface ThreadData {
  archived: boolean;
  locked: boolean;
  /** Whether everyone in a private thread may add people. */
  invitable: boolean;
  /** Minutes without a message until it is archived. */
  autoArchiveMinutes: number;
  archivedAt: number;
  /** The newest message, reopening or change of the auto-archive time, in milliseconds. */
  activeAt: number;
  readonly ownerId: Snowflake;
  /** Member → when they joined, in milliseconds. */
  readonly members: Map<Snowflake, number>;
  /** Excludes the message it was opened from, and deleted ones. */
  messageCount: number;
  /** The same, including deleted ones. */
  totalMessages: number;
  /** Ids of the forum's tags that the post carries. */
  tagIds: readonly Snowflake[];
}

/** A tag of a forum, as the API shows it. */
export interface ForumTag {
  readonly id: Snowflake;
  readonly name: string;
  /** Whether only moderators may add it. */
  readonly moderated: boolean;
  readonly emoji_id: Snowflake | null;
  readonly emoji_name: string | null;
}

export interface LocalChannel extends ClientChannel {
  name: string;
  parentId: Snowflake | null;
  type: number;
  /** For a DM: the bot in it. */
  readonly botId: Snowflake | null;
  topic: string | null;
  position: number;
  nsfw: boolean;
  slowmodeSeconds: number;
  overwrites: readonly Overwrite[];
  /** Discord's channel flags: 2 a pinned post, 16 posts need a tag. */
  flags: number;
  /** For forums: what their posts can be tagged with. */
  tags: readonly ForumTag[];
  readonly thread: ThreadData | null;
  /** The newest message visible to everyone; for a forum, the newest post. */
  lastMessageId: Snowflake | null;
  /** The time of the newest pin, in milliseconds. */
  lastPinAt: number | null;
  /** Further fields by their names in the API, such as `bitrate` and `default_sort_order`. */
  extra: JsonObject;
}

/** An incoming webhook (1), or one that follows an announcement channel (2). */
export interface LocalWebhook {
  readonly id: Snowflake;
  readonly type: 1 | 2;
  readonly token: string;
  name: string;
  avatar: string | null;
  channelId: Snowflake;
  readonly guildId: Snowflake;
  readonly creatorId: Snowflake;
  /** The bot that created it, if one did. */
  readonly applicationId: Snowflake | null;
  /** For type 2: the channel that is followed. */
  readonly sourceChannelId: Snowflake | null;
}

export interface LocalInvite {
  readonly code: string;
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly inviterId: Snowflake;
  readonly createdAt: number;
  /** Seconds; 0 means forever. */
  readonly maxAge: number;
  readonly maxUses: number;
  readonly temporary: boolean;
  uses: number;
  /** Further fields by their names in the API, such as `target_type`. */
  readonly extra: JsonObject;
  /** The only users who may accept it; null: everyone. */
  targetUserIds: readonly Snowflake[] | null;
}
