/**
 * What the page and the tests see of the local Discord: everything a Discord client would know.
 * `LocalDiscord` (local-discord.ts) offers the calls as methods; `http-routes.ts` offers the same
 * over HTTP (`POST /client/<method>` with the arguments object as JSON body) and server-sent events
 * (`GET /client/events?user=<id>`), so that the page can be a plain browser client.
 */
import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type {
  AutocompleteCall,
  CommandCall,
  ComponentCall,
  MessageMenuCall,
  ModalCall,
  UserMenuCall,
} from './interaction-protocol.ts';
import type { ClientFile, ClientMessage, ClientUser, ReactionCall, Snowflake } from './message-protocol.ts';

export type * from './interaction-protocol.ts';
export type * from './message-protocol.ts';

export interface ClientChannel {
  readonly id: Snowflake;
  readonly name: string;
  /** Discord's channel type number: 0 text, 1 DM, 2 voice, 4 category, 5 announcement, 11 public thread, 15 forum. */
  readonly type: number;
  readonly guildId: Snowflake | null;
  readonly parentId: Snowflake | null;
  /** For a DM: the person. */
  readonly recipientId: Snowflake | null;
}

/** A channel with everything that a client shows of it. */
export interface ShownChannel extends ClientChannel {
  /** For a DM: the bot in it. */
  readonly botId: Snowflake | null;
  readonly topic: string | null;
  readonly position: number;
  /** For a thread: whether it is archived until someone writes. */
  readonly isArchived: boolean;
  readonly isLocked: boolean;
  /** The tags of a forum. */
  readonly tags: readonly ClientTag[];
  /** The tags that a post carries, by their ids. */
  readonly tagIds: readonly Snowflake[];
}

export interface ClientTag {
  readonly id: Snowflake;
  readonly name: string;
  readonly emoji: string | null;
}

export interface ClientMember {
  readonly userId: Snowflake;
  readonly nick: string | null;
  /** Role names, the lowest first. */
  readonly roles: readonly string[];
  readonly roleIds: readonly Snowflake[];
  /** Permission bits as a decimal string. */
  readonly permissions: string;
}

export interface ClientGuild {
  readonly id: Snowflake;
  readonly name: string;
  readonly channels: readonly ShownChannel[];
  readonly members: readonly ClientMember[];
  /** The lowest first. */
  readonly roles: readonly { readonly id: Snowflake; readonly name: string; readonly color: string }[];
  /** The server's own emoji. */
  readonly emojis: readonly ClientEmoji[];
}

export interface ClientEmoji {
  readonly id: Snowflake;
  readonly name: string;
  readonly animated: boolean;
}

export interface ClientState {
  readonly me: ClientUser;
  readonly users: readonly ClientUser[];
  readonly guilds: readonly ClientGuild[];
  /** DMs of this user. */
  readonly dms: readonly ShownChannel[];
  readonly commands: readonly APIApplicationCommand[];
  /** The first bot's user, present once it has identified. */
  readonly bot: ClientUser | null;
  /** All bots, connected or not. */
  readonly bots: readonly { readonly id: Snowflake; readonly isConnected: boolean }[];
  /** Whether any bot is connected. */
  readonly gatewayConnected: boolean;
}

/** Pushed to a user's client. `nonce` echoes the id that the calling method returned. */
export type ClientEvent =
  | { readonly type: 'message.create'; readonly message: ClientMessage }
  | { readonly type: 'message.update'; readonly message: ClientMessage }
  | { readonly type: 'message.delete'; readonly channelId: Snowflake; readonly messageId: Snowflake }
  | { readonly type: 'channel.create'; readonly channel: ShownChannel }
  | { readonly type: 'channel.update'; readonly channel: ShownChannel }
  /** A server as the person sees it now, after its channels, roles or members changed. */
  | { readonly type: 'guild.update'; readonly guild: ClientGuild; readonly users: readonly ClientUser[] }
  /** The person is no longer in it. */
  | { readonly type: 'guild.delete'; readonly guildId: Snowflake }
  | { readonly type: 'channel.delete'; readonly channelId: Snowflake }
  | { readonly type: 'commands.update'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'gateway'; readonly connected: boolean }
  /** The bot answered an interaction with a modal to fill in. */
  | {
      readonly type: 'modal';
      readonly interactionId: Snowflake;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  /** The bot didn't answer within 3 s, or its answer was invalid: "The application did not respond". */
  | { readonly type: 'interaction.failed'; readonly interactionId: Snowflake; readonly reason: string }
  /** The bot acknowledged the interaction in any way, so a button's spinner may stop. */
  | { readonly type: 'interaction.acknowledged'; readonly interactionId: Snowflake };

/** The calls a Discord client makes. Interaction calls resolve with the interaction's id at once. */
export interface ClientCalls {
  state(call: { readonly userId: Snowflake }): Promise<ClientState>;
  messages(call: { readonly userId: Snowflake; readonly channelId: Snowflake }): Promise<ClientMessage[]>;
  runCommand(call: CommandCall): Promise<{ interactionId: Snowflake }>;
  /** Resolves with the bot's choices, or none if it didn't answer within 3 s. */
  autocomplete(call: AutocompleteCall): Promise<{ choices: { name: string; value: string | number }[] }>;
  runMessageMenu(call: MessageMenuCall): Promise<{ interactionId: Snowflake }>;
  runUserMenu(call: UserMenuCall): Promise<{ interactionId: Snowflake }>;
  pressComponent(call: ComponentCall): Promise<{ interactionId: Snowflake }>;
  submitModal(call: ModalCall): Promise<{ interactionId: Snowflake }>;
  sendMessage(call: {
    readonly userId: Snowflake;
    readonly channelId: Snowflake;
    readonly content: string;
    readonly replyTo?: Snowflake;
    /** At most ten files of 10 MiB each; a message with files needs no text. */
    readonly files?: readonly ClientFile[];
  }): Promise<ClientMessage>;
  /** Shows a message again in another channel, as it is now. */
  forwardMessage(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly channelId: Snowflake;
  }): Promise<ClientMessage>;
  /** Votes in a poll, replacing the person's earlier votes; an empty list withdraws them. */
  vote(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly answerIds: readonly number[];
  }): Promise<void>;
  /** Reacts with an emoji: "👍", or `name:id` of a custom one. */
  addReaction(call: ReactionCall): Promise<void>;
  removeReaction(call: ReactionCall): Promise<void>;
  /** A new post in a forum: a thread with its first message. */
  openPost(call: {
    readonly userId: Snowflake;
    readonly channelId: Snowflake;
    readonly name: string;
    readonly content: string;
    /** Tags of the forum; at most five. */
    readonly tagIds?: readonly Snowflake[];
  }): Promise<ClientChannel>;
  editMessage(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly content: string;
  }): Promise<ClientMessage>;
  deleteMessage(call: { readonly userId: Snowflake; readonly messageId: Snowflake }): Promise<void>;
  /** "Dismiss message": removes an ephemeral response from this user's view. */
  dismissMessage(call: { readonly userId: Snowflake; readonly messageId: Snowflake }): Promise<void>;
  /** Changes the locale that this user's client reports. */
  setLocale(call: { readonly userId: Snowflake; readonly locale: string }): Promise<void>;
}
