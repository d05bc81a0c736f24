import type { ClientFile, Snowflake } from './message-protocol.ts';

export type OptionValue = string | number | boolean;

export interface CommandCall {
  readonly userId: Snowflake;
  readonly channelId: Snowflake;
  readonly name: string;
  /** The command's bot, if several have a command with this name. */
  readonly botId?: Snowflake;
  /** Subcommand name, when the command has them. */
  readonly subcommand?: string;
  /** Values by the names of the options; users, roles and channels by their ids. */
  readonly options?: Readonly<Record<string, OptionValue | ClientFile>>;
}

export interface AutocompleteCall extends CommandCall {
  readonly focused: string;
}

export interface MessageMenuCall {
  readonly userId: Snowflake;
  readonly messageId: Snowflake;
  readonly name: string;
  readonly botId?: Snowflake;
}

export interface UserMenuCall {
  readonly userId: Snowflake;
  /** Where the person opened the menu. */
  readonly channelId: Snowflake;
  /** The person or bot whose menu it is. */
  readonly targetId: Snowflake;
  readonly name: string;
  readonly botId?: Snowflake;
}

export interface ComponentCall {
  readonly userId: Snowflake;
  readonly messageId: Snowflake;
  readonly customId: string;
  /** For select menus; default: the initially selected values. */
  readonly values?: readonly string[];
}

/** Text; a list or comma-separated text for selects and groups; a boolean for a checkbox; files. */
export type ModalValue = string | boolean | readonly string[] | readonly ClientFile[];

export interface ModalCall {
  readonly userId: Snowflake;
  readonly interactionId: Snowflake;
  /** By the fields' custom ids; omitted fields keep what the bot has filled in. */
  readonly values: Readonly<Record<string, ModalValue>>;
}
