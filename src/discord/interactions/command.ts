import type {
  AnySelectMenuInteraction,
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import * as z from 'zod';
import { loadModules } from '../../process/load-modules.ts';
import type { GrowingView, MessageView, ModalView } from '../messages/message-view.ts';

/**
 * The default export of every file in `commands/`. @template C context of the handlers, since this folder
 * knows no features
 */
export type Command<C> = OfferedCommand<C> | WithdrawnCommand<C>;

type OfferedCommand<C> = SlashCommand<C> | MessageContextMenuCommand<C>;

interface Handlers<C> {
  readonly components?: Readonly<Record<string, Component<C>>>;
  readonly modals?: Readonly<Record<string, ModalHandler<C>>>;
}

export interface SlashCommand<C> extends Handlers<C> {
  readonly target?: never;
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Must not access network or disk, which belongs in `view`. @throws UserFacingError on invalid input */
  execute(interaction: ChatInputCommandInteraction, context: C): CommandReply;
  autocomplete?(interaction: AutocompleteInteraction, context: C): Promise<readonly AutocompleteChoice[]>;
}

/** A command in a message's Apps menu. Discord sends the message's content with it, without any intent. */
export interface MessageContextMenuCommand<C> extends Handlers<C> {
  readonly target: 'message';
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  execute(interaction: MessageContextMenuCommandInteraction, context: C): CommandReply;
  readonly autocomplete?: never;
}

/** A command that is no longer offered. The buttons of messages that it posted are still answered. */
export interface WithdrawnCommand<C> extends Handlers<C> {
  readonly target: 'none';
  readonly data: { readonly name: string };
  readonly execute?: never;
  readonly autocomplete?: never;
}

export interface AutocompleteChoice {
  readonly name: string;
  readonly value: string;
}

/** Who sees a reply, which decides its language. */
export type Visibility = 'private' | 'public';

/** The reply of a command or component. Who sees it is decided before anything is fetched. */
export interface CommandReply {
  readonly private: boolean;
  /** Called with the reply's actual visibility: a button may edit a message that everyone sees. */
  readonly view: (visibility: Visibility) => Promise<MessageView | GrowingView>;
}

/**
 * Where the reply to a button, menu or modal goes. Custom ids can be forged, so a message is edited only if
 * its actual state allows that.
 * - `reply`: a new message.
 * - `update`: replaces a message that only the user sees, such as an answer in their DMs with the bot;
 * everywhere else, a private reply.
 * - `update_own`: also replaces an alert in the user's DMs with the bot.
 * - `update_for_all`: also replaces a public message if it answers this user; other users get a private
 * reply.
 */
export type ReplyMode = 'reply' | 'update' | 'update_own' | 'update_for_all';

export type ComponentInteraction = ButtonInteraction | AnySelectMenuInteraction;

/** A button press or a menu selection, with its custom id decoded. */
export interface Press<Args> {
  readonly interaction: ComponentInteraction;
  readonly args: Args;
  readonly values: readonly string[];
}

/** A button or menu of a command; its custom id is `command:component:args`. */
export type Component<C> = ReplyComponent<C> | ModalOpener<C> | DeleteMessageComponent<C>;

export interface ReplyComponent<C> {
  readonly mode: ReplyMode;
  /** Permission bits that the user needs, checked on every press. */
  readonly requires?: bigint;
  /** Null if this component cannot have written these arguments: custom ids can be forged. */
  open(press: Press<readonly string[]>, context: C): CommandReply | null;
}

export interface ModalOpener<C> {
  readonly mode: 'modal';
  readonly requires?: bigint;
  /** Must answer within Discord's 3 seconds, since a modal cannot be deferred. Null as in {@link ReplyComponent}. */
  modal(press: Press<readonly string[]>, context: C): Promise<ModalView | null>;
}

export interface DeleteMessageComponent<C> {
  readonly mode: 'delete';
  readonly requires?: bigint;
  /** @throws UserFacingError if this user may not delete the message */
  authorize(press: Press<readonly string[]>, context: C): Promise<void>;
  onDeleted(press: Press<readonly string[]>, context: C): Promise<void>;
}

interface ModalSubmission {
  readonly interaction: ModalSubmitInteraction;
  readonly args: readonly string[];
}

/** Handles a submitted modal; its custom id is `command:modal:args`. */
export interface ModalHandler<C> {
  readonly mode: ReplyMode;
  readonly requires?: bigint;
  /** Null if the arguments are not valid: custom ids can be forged. */
  submit(submission: ModalSubmission, context: C): CommandReply | null;
}

const data = z.looseObject({ name: z.string() });
const execute = z.custom<OfferedCommand<never>['execute']>(
  (value) => typeof value === 'function',
  'must be a function',
);
const commandFile = z.union([
  z.looseObject({ data, execute }),
  z.looseObject({ data, target: z.literal('none') }),
]);

/** @throws Error naming the file if it has no valid default export or its command name is already in use */
export function loadCommands<C>(folder: URL): Promise<ReadonlyMap<string, Command<C>>> {
  const isCommand = (value: unknown): value is Command<C> => commandFile.safeParse(value).success;
  return loadModules(folder, 'a command (data and execute)', isCommand, ({ data }) => data.name);
}

/** The commands as Discord registers them, without withdrawn ones. */
export function offeredBodies<C>(commands: Iterable<Command<C>>): OfferedCommand<C>['data'][] {
  return [...commands].flatMap((command) => (command.target === 'none' ? [] : [command.data]));
}
