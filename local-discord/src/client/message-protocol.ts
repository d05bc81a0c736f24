/** Messages as a person's client sees them. */
import type { APIEmbed, APIMessageComponentEmoji, APIMessageTopLevelComponent } from 'discord-api-types/v10';

export type Snowflake = string;

export interface ClientUser {
  readonly id: Snowflake;
  readonly username: string;
  readonly bot: boolean;
  /** A CSS colour, since there are no pictures of local users. */
  readonly color: string;
  /** Discord locale of this user's client, such as `en-US` or `zh-CN`. */
  readonly locale: string;
  /** Shown where a person is chosen on the page. */
  readonly about?: string;
}

export interface ClientAttachment {
  readonly id: Snowflake;
  readonly filename: string;
  readonly url: string;
  /** The alt text. */
  readonly description: string | null;
  /** Pixels; null for files that are no pictures. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isSpoiler: boolean;
  /** False for files that embeds or components show: the API does not list those. */
  readonly isListed: boolean;
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

/** What a message shows, which a forward shows again elsewhere. */
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

export interface ClientMessage extends ClientContent {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  readonly author: ClientUser;
  /** 46 announces the result of a poll; 0 is every other message. */
  readonly type: number;
  readonly poll: ClientPoll | null;
  readonly forward: ClientForward | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly replyTo: Snowflake | null;
  /** Set on answers to commands: who used what. */
  readonly interaction: { readonly userId: Snowflake; readonly name: string } | null;
  /** Only this user sees it (ephemeral). */
  readonly visibleTo: Snowflake | null;
}
