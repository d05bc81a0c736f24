import type { AnySelectMenuInteraction, ButtonInteraction } from 'discord.js';
import type { ModalView } from '../discord/message-view.ts';
import type { CommandReply, ReplyMode } from './command-reply.ts';

export type ComponentInteraction = ButtonInteraction | AnySelectMenuInteraction;

/** A button press or a menu selection, with its custom id decoded. */
export interface Press<Args> {
  readonly interaction: ComponentInteraction;
  readonly args: Args;
  /** Selected values of a menu; empty for buttons. */
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

/** A button that deletes its own message. */
export interface DeleteMessageComponent<C> {
  readonly mode: 'delete';
  readonly requires?: bigint;
  /** @throws UserFacingError if this user may not delete the message */
  authorize(press: Press<readonly string[]>, context: C): Promise<void>;
  /** Runs after the message was deleted. */
  onDeleted(press: Press<readonly string[]>, context: C): Promise<void>;
}
