import type { APIEmbed } from 'discord-api-types/v10';
import type { Snowflake } from '../client/protocol.ts';
import type { Clock } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import type { DataFile } from '../rest/image-data.ts';
import type {
  Asset,
  LocalBot,
  LocalChannel,
  LocalGuild,
  LocalInvite,
  LocalUser,
  LocalWebhook,
} from './guild-model.ts';
import type { Interaction, StoredAttachment, StoredCommand, StoredMessage } from './message-model.ts';

export type * from './guild-model.ts';
export type * from './message-model.ts';

/** How often messages older than this can be edited; Discord doesn't publish its own limit. */
interface OldEditLimit {
  readonly edits: number;
  readonly olderThanMs: number;
}

/** The embed for a URL, or for all links that match a pattern. */
export interface LinkPreview {
  readonly link: string | RegExp;
  readonly embed: APIEmbed;
}

/** What a person allowed an application to do. */
export interface AccessToken {
  readonly userId: Snowflake;
  readonly botId: Snowflake;
  readonly scopes: readonly string[];
}

/** The whole state, in memory. */
export interface World {
  /** Its time, which starts as the real one. */
  readonly clock: Clock;
  /** The newest id. */
  lastSnowflake: bigint;
  readonly users: Map<Snowflake, LocalUser>;
  /** The bots, the seed's first one first. */
  readonly bots: Map<Snowflake, LocalBot>;
  readonly guilds: Map<Snowflake, LocalGuild>;
  readonly channels: Map<Snowflake, LocalChannel>;
  readonly messages: Map<Snowflake, StoredMessage>;
  readonly commands: Map<Snowflake, StoredCommand>;
  /** Files that belong to no message, such as those of a command's options. */
  readonly files: Map<Snowflake, StoredAttachment>;
  readonly interactions: Map<Snowflake, Interaction>;
  readonly webhooks: Map<Snowflake, LocalWebhook>;
  readonly invites: Map<string, LocalInvite>;
  readonly lobbies: Map<Snowflake, LocalLobby>;
  /** Previews of links; nothing is fetched. Later ones take precedence. */
  readonly previews: LinkPreview[];
  /** Entitlements, in the API's shape. */
  readonly entitlements: Map<Snowflake, JsonObject>;
  readonly subscriptions: Map<Snowflake, JsonObject>;
  /** Images and sounds on Discord's CDN by path without extension, such as `emojis/123`. */
  readonly assets: Map<string, Asset>;
  /** Every other picture that bots upload, by its hash. */
  readonly pictures: Map<string, DataFile>;
  /** OAuth2 tokens that people gave to applications. */
  readonly accessTokens: Map<string, AccessToken>;
  /** Bots' permissions in a channel, set by a test instead of their roles. */
  readonly botPermissions: Map<Snowflake, bigint>;
  /** The same for everyone except administrators and bots. */
  readonly memberPermissions: Map<Snowflake, bigint>;
  /** What was sent with a nonce of a bot in a channel, and when. */
  readonly nonces: Map<string, { readonly id: Snowflake; readonly at: number }>;
  /** When a bot created its commands of a scope. */
  readonly commandCreates: Map<string, readonly number[]>;
  /** Null: old messages can be edited as often as new ones. */
  oldEditLimit: OldEditLimit | null;
  /** Edits of old messages so far. */
  readonly oldEdits: Map<Snowflake, number>;
  /** Whether unknown people can be sent DMs; the first DM creates them. */
  allowUnknownRecipients: boolean;
  /** This server's origin, for links to uploaded files. */
  origin: string;
}

type LobbyMetadata = Readonly<Record<string, string>> | null;

export interface LobbyMember {
  readonly metadata: LobbyMetadata;
  readonly flags: number;
  /** Shown next to the name. */
  readonly additionalName: string | null;
}

/** A group of players of a game (developers/resources/lobby). */
export interface LocalLobby {
  readonly id: Snowflake;
  /** The bot whose application created it. */
  readonly botId: Snowflake;
  metadata: LobbyMetadata;
  flags: number;
  overrideEventWebhooksUrl: string | null;
  readonly members: Map<Snowflake, LobbyMember>;
  linkedChannelId: Snowflake | null;
  /** As the API shows them, the oldest first. */
  readonly messages: JsonObject[];
  idleSeconds: number;
  /** The newest change, in milliseconds. */
  activeAt: number;
}
