/**
 * What the page and the tests see of the local Discord: everything a Discord client would know.
 * `LocalDiscord` (local-discord.ts) offers the calls as methods; `http-routes.ts` offers the same
 * over HTTP (`POST /client/<method>` with the arguments object as JSON body) and server-sent events
 * (`GET /client/events?user=<id>`), so that the page can be a plain browser client.
 */
import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { ClientMessage, ClientUser, Snowflake } from './message-protocol.ts';

export type * from './message-protocol.ts';

export interface ClientChannel {
  readonly id: Snowflake;
  readonly name: string;
  /** Discord's channel type number: 0 text, 1 DM, 5 announcement, 11 public thread, 15 forum. */
  readonly type: number;
  readonly guildId: Snowflake | null;
  readonly parentId: Snowflake | null;
  /** For a DM: who besides the bot. */
  readonly recipientId: Snowflake | null;
}

export interface ClientGuild {
  readonly id: Snowflake;
  readonly name: string;
  readonly channels: readonly ClientChannel[];
  /** Members with their role names and permission bits as a decimal string. */
  readonly members: readonly {
    readonly userId: Snowflake;
    readonly roles: readonly string[];
    readonly permissions: string;
  }[];
  readonly roles: readonly { readonly id: Snowflake; readonly name: string; readonly color: string }[];
}

export interface ClientState {
  readonly me: ClientUser;
  readonly users: readonly ClientUser[];
  readonly guilds: readonly ClientGuild[];
  /** DMs of this user. */
  readonly dms: readonly ClientChannel[];
  readonly commands: readonly APIApplicationCommand[];
  /** The bot's user, present once it has identified. */
  readonly bot: ClientUser | null;
  readonly gatewayConnected: boolean;
}

/** Pushed to a user's client. `nonce` echoes the id that the calling method returned. */
export type ClientEvent =
  | { readonly type: 'message.create'; readonly message: ClientMessage }
  | { readonly type: 'message.update'; readonly message: ClientMessage }
  | { readonly type: 'message.delete'; readonly channelId: Snowflake; readonly messageId: Snowflake }
  | { readonly type: 'channel.create'; readonly channel: ClientChannel }
  | { readonly type: 'channel.delete'; readonly channelId: Snowflake }
  | { readonly type: 'commands.update'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'gateway'; readonly connected: boolean }
  /** The bot answered an interaction with a modal to fill in. */
  | {
      readonly type: 'modal';
      readonly interactionId: Snowflake;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  /** The bot did not answer within 3 s, or sent an invalid answer: "The application did not respond". */
  | { readonly type: 'interaction.failed'; readonly interactionId: Snowflake; readonly reason: string }
  /** The bot acknowledged (any kind): a button's spinner may stop. */
  | { readonly type: 'interaction.acknowledged'; readonly interactionId: Snowflake };

export type OptionValue = string | number | boolean;

export interface CommandCall {
  readonly userId: Snowflake;
  readonly channelId: Snowflake;
  readonly name: string;
  /** Subcommand name, when the command has them. */
  readonly subcommand?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export interface AutocompleteCall extends CommandCall {
  readonly focused: string;
}

export interface MessageMenuCall {
  readonly userId: Snowflake;
  readonly messageId: Snowflake;
  readonly name: string;
}

export interface ComponentCall {
  readonly userId: Snowflake;
  readonly messageId: Snowflake;
  readonly customId: string;
  /** Present for select menus. */
  readonly values?: readonly string[];
}

export interface ModalCall {
  readonly userId: Snowflake;
  readonly interactionId: Snowflake;
  readonly values: Readonly<Record<string, string>>;
}

/** The calls a Discord client makes. Interaction calls resolve with the interaction's id at once. */
export interface ClientCalls {
  state(call: { readonly userId: Snowflake }): Promise<ClientState>;
  messages(call: { readonly userId: Snowflake; readonly channelId: Snowflake }): Promise<ClientMessage[]>;
  runCommand(call: CommandCall): Promise<{ interactionId: Snowflake }>;
  /** Resolves with the bot's choices, or with none when it did not answer in 3 s. */
  autocomplete(call: AutocompleteCall): Promise<{ choices: { name: string; value: string | number }[] }>;
  runMessageMenu(call: MessageMenuCall): Promise<{ interactionId: Snowflake }>;
  pressComponent(call: ComponentCall): Promise<{ interactionId: Snowflake }>;
  submitModal(call: ModalCall): Promise<{ interactionId: Snowflake }>;
  sendMessage(call: {
    readonly userId: Snowflake;
    readonly channelId: Snowflake;
    readonly content: string;
    readonly replyTo?: Snowflake;
  }): Promise<ClientMessage>;
  /** Shows a message again in another channel, as it is now. */
  forwardMessage(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly channelId: Snowflake;
  }): Promise<ClientMessage>;
  /** Votes in a poll, instead of what the person voted for before; no answers take the vote back. */
  vote(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly answerIds: readonly number[];
  }): Promise<void>;
  /** A new post in a forum: a thread with its first message. */
  openPost(call: {
    readonly userId: Snowflake;
    readonly channelId: Snowflake;
    readonly name: string;
    readonly content: string;
  }): Promise<ClientChannel>;
  editMessage(call: {
    readonly userId: Snowflake;
    readonly messageId: Snowflake;
    readonly content: string;
  }): Promise<ClientMessage>;
  deleteMessage(call: { readonly userId: Snowflake; readonly messageId: Snowflake }): Promise<void>;
  /** "Dismiss message": removes an ephemeral answer from this user's view. */
  dismissMessage(call: { readonly userId: Snowflake; readonly messageId: Snowflake }): Promise<void>;
  /** Changes the locale that this user's client reports. */
  setLocale(call: { readonly userId: Snowflake; readonly locale: string }): Promise<void>;
}
