/** Messages as a person's client sees them. */
import type { APIEmbed, APIMessageComponentEmoji, APIMessageTopLevelComponent } from 'discord-api-types/v10';

export type Snowflake = string;

export interface ClientUser {
  readonly id: Snowflake;
  readonly username: string;
  /** The name that is shown instead of the username; bots have none. */
  readonly globalName?: string | null;
  readonly bot: boolean;
  /** A CSS color, for users without a picture. */
  readonly color: string;
  /** The URL of a picture on this server, or a local one. */
  readonly picture?: string | null;
  /** Discord locale of this user's client, such as `en-US` or `zh-CN`. */
  readonly locale: string;
  /** Shown in the page's list of people. */
  readonly about?: string;
}

export interface ClientAttachment {
  readonly id: Snowflake;
  readonly filename: string;
  readonly contentType: string;
  /** The size of the file. */
  readonly bytes: number;
  readonly url: string;
  /** The alt text. */
  readonly description: string | null;
  /** Pixels; null for files that aren't images. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isSpoiler: boolean;
  /** False for files that embeds or components show: the API does not list those. */
  readonly isListed: boolean;
}

/** A file that a person sends. */
export interface ClientFile {
  readonly name: string;
  /** `application/octet-stream` unless given. */
  readonly contentType?: string;
  /** Its bytes; over HTTP as Base64. */
  readonly data: Uint8Array | string;
}

export interface ClientPoll {
  readonly question: string;
  readonly answers: readonly {
    readonly id: number;
    readonly text: string;
    readonly emoji: APIMessageComponentEmoji | null;
    readonly voters: readonly Snowflake[];
  }[];
  readonly isMultiselect: boolean;
  readonly expiresAt: number;
  readonly isFinal: boolean;
}

/** The content of a message, which a forward also shows. */
export interface ClientContent {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly ClientAttachment[];
  /** Discord's message flags: 64 ephemeral, 128 "thinking…", 4096 silent, 32768 Components V2. */
  readonly flags: number;
}

export interface ClientForward extends ClientContent {
  readonly messageId: Snowflake;
  readonly channelId: Snowflake;
  readonly createdAt: number;
}

/** An emoji under a message, and who reacted with it, oldest first. */
export interface ClientReaction {
  readonly emoji: { readonly id: Snowflake | null; readonly name: string; readonly animated?: boolean };
  readonly userIds: readonly Snowflake[];
}

/** A person adds or removes a reaction: "👍", or `name:id` of a custom emoji. */
export interface ReactionCall {
  readonly userId: Snowflake;
  readonly messageId: Snowflake;
  readonly emoji: string;
}

export interface ClientMessage extends ClientContent {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  /** A user, or the name and avatar of a webhook. */
  readonly author: ClientUser;
  readonly isWebhook: boolean;
  /** Discord's message type: 0 for ordinary messages; others, such as 6 (pinned) and 46 (poll result), for notices. */
  readonly type: number;
  readonly poll: ClientPoll | null;
  readonly forward: ClientForward | null;
  /** In the order in which the emoji were first used. */
  readonly reactions: readonly ClientReaction[];
  /** When it was pinned; null for most messages. */
  readonly pinnedAt: number | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly replyTo: Snowflake | null;
  /** Whom it mentions. */
  readonly mentioned: readonly Snowflake[];
  /** What a system message is about: the pinned message, the new thread. */
  readonly about: { readonly channelId: Snowflake; readonly messageId: Snowflake | null } | null;
  /** Set on responses to commands: who used which command. */
  readonly interaction: { readonly userId: Snowflake; readonly name: string } | null;
  /** Only this user sees it (ephemeral). */
  readonly visibleTo: Snowflake | null;
}
