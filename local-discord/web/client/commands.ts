import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { hasPermission, isBotHere, openChannelOf } from './names.ts';
import { Command, Option } from './numbers.ts';
import type { AppState } from './state.ts';

export type BasicOption = APIApplicationCommandBasicOption;

/** One line of the command picker: a command, or one subcommand of it. */
export interface Entry {
  readonly command: APIApplicationCommand;
  readonly subcommand: string | null;
  /** `alerts add`, in the user's language. */
  readonly label: string;
  /** The same as the bot's author named it: Discord finds commands by either. */
  readonly plainLabel: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** The commands that this user may use here, subcommands spread out, in the picker's order. */
export function slashEntries(state: AppState): Entry[] {
  const commands = (state.client?.commands ?? []).filter((command) => (command.type ?? 1) === Command.Slash);
  const entries = commands
    .filter((command) => usableHere(state, command))
    .flatMap((c) => entriesOf(state, c));
  return entries.sort((a, b) => a.label.localeCompare(b.label));
}

/** Whether this user may use a command here, such as `track` or `alerts add`. */
export function offersCommand(state: AppState, name: string): boolean {
  return slashEntries(state).some(({ plainLabel }) => plainLabel === name);
}

/** Commands that the typed text could mean, but that only people with a certain permission may use here. */
export function withheldCommands(state: AppState, typed: string): Withheld[] {
  const isDm = (openChannelOf(state)?.guildId ?? null) === null;
  if (isDm) return [];
  return (state.client?.commands ?? [])
    .filter((command) => (command.type ?? 1) === Command.Slash && isBotHere(state, command.application_id))
    .filter((command) => !usableHere(state, command) && (command.default_member_permissions ?? null) !== null)
    .filter((command) => filterEntries(entriesOf(state, command), typed).length > 0)
    .map((command) => ({
      label: localised(state, command.name_localizations, command.name),
      permissions: command.default_member_permissions ?? '',
    }));
}

interface Withheld {
  readonly label: string;
  /** The bits of what one needs. */
  readonly permissions: string;
}

/** What a mentioned command, such as `alerts add`, is called in the user's language, whether or not they may use it. */
export function commandLabel(state: AppState, mentioned: string): string {
  const [name, ...path] = mentioned.split(' ');
  const command = state.client?.commands.find(
    (one) => one.name === name && (one.type ?? 1) === Command.Slash,
  );
  if (command === undefined) return mentioned;
  if (path.length === 0) return localised(state, command.name_localizations, command.name);
  return entriesOf(state, command).find(({ plainLabel }) => plainLabel === mentioned)?.label ?? mentioned;
}

/** An entry of an Apps menu. */
export interface MenuCommand {
  readonly botId: string;
  readonly name: string;
  readonly label: string;
}

/** The Apps menu entries on a message. */
export function messageCommands(state: AppState): MenuCommand[] {
  return menuCommands(state, Command.Message);
}

/** The Apps menu entries on a person. */
export function userCommands(state: AppState): MenuCommand[] {
  return menuCommands(state, Command.User);
}

function menuCommands(state: AppState, type: number): MenuCommand[] {
  return (state.client?.commands ?? [])
    .filter((command) => command.type === type && usableHere(state, command))
    .map(({ application_id: botId, name, name_localizations }) => ({
      botId,
      name,
      label: localised(state, name_localizations, name),
    }));
}

/** Keeps what the typed text could mean; names beat descriptions. */
export function filterEntries(entries: readonly Entry[], typed: string): Entry[] {
  const text = typed.toLowerCase();
  const isNamed = (entry: Entry, fits: (label: string) => boolean) =>
    fits(entry.label) || fits(entry.plainLabel);
  const starts = entries.filter((entry) => isNamed(entry, (label) => label.startsWith(text)));
  const contains = entries.filter(
    (entry) => !starts.includes(entry) && isNamed(entry, (label) => label.includes(text)),
  );
  return [...starts, ...contains];
}

/** A name or description in the user's language, when the bot sent one. */
export function localised(
  state: AppState,
  texts: Partial<Record<string, string | null>> | null | undefined,
  fallback: string,
): string {
  return texts?.[state.client?.me.locale ?? ''] ?? fallback;
}

function usableHere(state: AppState, command: APIApplicationCommand): boolean {
  const inDm = (openChannelOf(state)?.guildId ?? null) === null;
  const BOT_DM = 1;
  if (command.contexts && !command.contexts.includes(inDm ? BOT_DM : 0)) return false;
  // Without the bot in the server, only what people installed for themselves.
  const installations: readonly number[] = command.integration_types ?? [0];
  if (!isBotHere(state, command.application_id) && !installations.includes(1)) return false;
  const needed = command.default_member_permissions;
  return inDm || needed === null || needed === undefined || hasPermission(state, BigInt(needed));
}

function entriesOf(state: AppState, command: APIApplicationCommand): Entry[] {
  const options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const entry = (
    path: Named[],
    described: Described,
    own: readonly APIApplicationCommandOption[],
  ): Entry => ({
    command,
    subcommand: path.length > 0 ? plainly(path) : null,
    label: [command, ...path].map((part) => localised(state, part.name_localizations, part.name)).join(' '),
    plainLabel: plainly([command, ...path]),
    description: localised(state, described.description_localizations, described.description),
    options: own.filter(isBasic),
  });
  const nested = options.flatMap((option) => {
    if (option.type === Option.Subcommand) return [entry([option], option, option.options ?? [])];
    if (option.type !== Option.SubcommandGroup) return [];
    return (option.options ?? []).map((sub) => entry([option, sub], sub, sub.options ?? []));
  });
  return nested.length > 0 ? nested : [entry([], command, options)];
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Partial<Record<string, string | null>> | null;
}

function plainly(path: readonly Named[]): string {
  return path.map(({ name }) => name).join(' ');
}

interface Described {
  readonly description: string;
  readonly description_localizations?: Partial<Record<string, string | null>> | null;
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== Option.Subcommand && option.type !== Option.SubcommandGroup;
}
