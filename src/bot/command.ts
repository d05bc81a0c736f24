import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import * as z from 'zod';
import { loadModules } from '../process/load-modules.ts';
import type { CommandReply } from './command-reply.ts';
import type { Component } from './component.ts';
import type { ModalHandler } from './modal.ts';

/**
 * Every file in `commands/` default-exports one of these.
 * @template C what the handlers get to work with. This folder knows no feature, so it does not name the type.
 */
export type Command<C> = SlashCommand<C> | MessageContextMenuCommand<C>;

interface Handlers<C> {
  readonly components?: Readonly<Record<string, Component<C>>>;
  readonly modals?: Readonly<Record<string, ModalHandler<C>>>;
}

export interface SlashCommand<C> extends Handlers<C> {
  readonly target?: never;
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /**
   * Reads and validates the options without network or disk access; slow work belongs into the reply's `view`.
   * @throws UserFacingError on invalid input
   */
  execute(interaction: ChatInputCommandInteraction, context: C): CommandReply;
  autocomplete?(interaction: AutocompleteInteraction, context: C): Promise<readonly AutocompleteChoice[]>;
}

/** A command in the Apps menu of a message. Discord sends the message's content with it, without any intent. */
export interface MessageContextMenuCommand<C> extends Handlers<C> {
  readonly target: 'message';
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  /** As for slash commands. */
  execute(interaction: MessageContextMenuCommandInteraction, context: C): CommandReply;
  readonly autocomplete?: never;
}

export interface AutocompleteChoice {
  readonly name: string;
  readonly value: string;
}

const commandFile = z.looseObject({
  data: z.looseObject({ name: z.string() }),
  execute: z.custom<Command<never>['execute']>((value) => typeof value === 'function', 'must be a function'),
});

/**
 * Loads every file of a folder as one command.
 * @param folder URL of the folder, ending in a slash
 * @throws Error naming the file if it has no valid default export or its command's name is already in use
 */
export function loadCommands<C>(folder: URL): Promise<ReadonlyMap<string, Command<C>>> {
  return loadModules(folder, 'a command (data and execute)', isCommand<C>, ({ data }) => data.name);
}

function isCommand<C>(value: unknown): value is Command<C> {
  return commandFile.safeParse(value).success;
}
