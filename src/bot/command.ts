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
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { MessageView, ModalView } from '../discord/message-view.ts';

/** Who will see an answer, which decides the language it speaks. */
export type Visibility = 'private' | 'public';

/** What a command or component will answer, decided before anything is fetched. */
export interface CommandReply {
  /** Only the asker sees it. */
  readonly private: boolean;
  /** An answer that was to be public may end up private, and a press may edit what everybody sees. */
  readonly view: (visibility: Visibility) => Promise<MessageView>;
}

export interface AutocompleteChoice {
  readonly name: string;
  readonly value: string;
}

export type ComponentInteraction = ButtonInteraction | AnySelectMenuInteraction;

/** A button press or a menu choice, with its custom id taken apart. */
export interface Press<Args> {
  readonly interaction: ComponentInteraction;
  readonly args: Args;
  /** Chosen values of a menu; empty for buttons. */
  readonly values: readonly string[];
}

/** A button or menu of a command; its custom id is `command:component:args`. */
export type Component = ReplyComponent | ModalOpener | DeleteMessageComponent;

/**
 * Where the answer to a press stands. `reply`: beside the message. `update`: in the place of a message that the presser
 * alone sees, and beside any other, for the presser alone: custom ids can be forged. `update_for_all`: in the place of one
 * that everybody sees, too, if the presser is who it answers; others get a private copy.
 */
export type ReplyMode = 'reply' | 'update' | 'update_for_all';

export interface ReplyComponent {
  readonly mode: ReplyMode;
  /** Permission bits the presser needs, re-checked on every press. */
  readonly requires?: bigint;
  /** Null when the arguments are not ones this component could have written: custom ids can be forged. */
  open(press: Press<readonly string[]>, context: Context): CommandReply | null;
}

export interface ModalOpener {
  readonly mode: 'form';
  readonly requires?: bigint;
  /** Within the 3 s that Discord gives, since a form cannot be deferred. Null as above. */
  modal(press: Press<readonly string[]>, context: Context): Promise<ModalView | null>;
}

/** A button that takes its own message away. */
export interface DeleteMessageComponent {
  readonly mode: 'remove';
  readonly requires?: bigint;
  /** @throws UserError when the presser may not */
  authorize(press: Press<readonly string[]>, context: Context): Promise<void>;
  /** The message is gone: what was stored about it can go, too. */
  onDeleted(press: Press<readonly string[]>, context: Context): Promise<void>;
}

/** A form that was sent off; its custom id is `command:form:args`. */
export interface ModalHandler {
  readonly mode: ReplyMode;
  readonly requires?: bigint;
  submit(sent: ModalSubmission, context: Context): CommandReply | null;
}

export interface ModalSubmission {
  readonly interaction: ModalSubmitInteraction;
  readonly args: readonly string[];
}

/** A component whose handler gets its arguments checked and typed by `args`. */
export function defineComponent<Args>(
  definition: Omit<ReplyComponent, 'open'> & {
    readonly args: z.ZodType<Args, unknown>;
    readonly press: (press: Press<Args>, context: Context) => CommandReply;
  },
): ReplyComponent {
  const { args: schema, press, ...rest } = definition;
  return {
    ...rest,
    open(raw, context) {
      const args = schema.safeParse(raw.args);
      return args.success ? press({ ...raw, args: args.data }, context) : null;
    },
  };
}

/** One file in `commands/` default-exports one of these. */
export type Command = SlashCommand | MessageContextMenuCommand;

/** A command in the Apps menu of a message, which brings the message's content without any intent. */
export interface MessageContextMenuCommand {
  readonly target: 'message';
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  /** As for slash commands. */
  execute(interaction: MessageContextMenuCommandInteraction, context: Context): CommandReply;
  readonly autocomplete?: never;
  readonly components?: Readonly<Record<string, Component>>;
  readonly modals?: Readonly<Record<string, ModalHandler>>;
}

export interface SlashCommand {
  readonly target?: never;
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /**
   * Reads and checks the options at once, without network or disk; what takes time goes into `view`.
   * @throws UserError on bad input
   */
  execute(interaction: ChatInputCommandInteraction, context: Context): CommandReply;
  autocomplete?(
    interaction: AutocompleteInteraction,
    context: Context,
  ): Promise<readonly AutocompleteChoice[]>;
  readonly components?: Readonly<Record<string, Component>>;
  readonly modals?: Readonly<Record<string, ModalHandler>>;
}
