import { isDeepStrictEqual } from 'node:util';
import { type REST, type RESTPostAPIApplicationCommandsJSONBody, Routes } from 'discord.js';
import * as z from 'zod';
import type { Log } from '../../process/log.ts';
import { readableList } from '../../process/read-json.ts';
import type { BotAccount } from '../gateway/bot-account.ts';

type CommandBody = RESTPostAPIApplicationCommandsJSONBody;

const registeredCommand = z.looseObject({ name: z.string(), id: z.string().optional() });
const registeredList = readableList(registeredCommand);

export type RegisteredCommand = z.infer<typeof registeredCommand>;

/** @param scope `global`, a guild id, or `off`, which only lists registered ones, if Discord answers */
export async function registerAtStart(
  { rest, applicationId }: BotAccount,
  scope: string,
  commands: readonly CommandBody[],
  log: Log,
): Promise<readonly RegisteredCommand[]> {
  // Another process registers them. Without their ids, messages name commands in plain text.
  if (scope === 'off') return registeredCommands(rest, applicationId, 'global').catch(() => []);
  const { commands: registered, sent } = await registerCommands(rest, applicationId, scope, commands);
  log.info({ commands: commands.length, sent }, sent ? 'commands registered' : 'commands up to date');
  return registered;
}

/**
 * Makes one bulk overwrite, and only if they differ: Discord allows 200 creations a day. @param scope
 * `global` or a guild id
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  scope: string,
  commands: readonly CommandBody[],
) {
  const registered = await registeredCommands(rest, applicationId, scope);
  if (areEqual(registered, commands)) return { commands: registered, sent: false };
  const answer = await rest.put(routeOf(applicationId, scope), { body: commands });
  return { commands: registeredList.parse(answer), sent: true };
}

/** Whether exactly these commands are registered. @param scope `global` or a guild id */
export async function areRegistered(
  rest: REST,
  applicationId: string,
  scope: string,
  commands: readonly CommandBody[],
): Promise<boolean> {
  return areEqual(await registeredCommands(rest, applicationId, scope), commands);
}

/** @param scope `global` or a guild id */
async function registeredCommands(rest: REST, applicationId: string, scope: string) {
  const query = new URLSearchParams({ with_localizations: 'true' });
  return registeredList.parse(await rest.get(routeOf(applicationId, scope), { query }));
}

function areEqual(registered: readonly RegisteredCommand[], commands: readonly CommandBody[]): boolean {
  return isDeepStrictEqual(comparable(registered), comparable(commands));
}

function routeOf(applicationId: string, scope: string) {
  return scope === 'global'
    ? Routes.applicationCommands(applicationId)
    : Routes.applicationGuildCommands(applicationId, scope);
}

/** Fields that Discord adds to a command. */
const SERVER_FIELDS = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'dm_permission',
  'default_permission',
  'handler',
]);
/** Defaults that Discord may write out or leave out. */
const DEFAULTS: Readonly<Record<string, unknown>> = { nsfw: false, required: false, autocomplete: false };

function comparable(commands: readonly unknown[]): unknown {
  const bare = commands.map((command) => withoutDefaults(command, true));
  return bare.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

function withoutDefaults(value: unknown, isCommand: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, item]) => {
    // Discord returns an empty description for commands of the Apps menu, which have none.
    if (item === null || item === undefined || item === '') return false;
    if (Array.isArray(item) && item.length === 0) return false;
    if (isCommand && SERVER_FIELDS.has(key)) return false;
    // 1: a chat input command, or a subcommand.
    if (key === 'type') return !isCommand || item !== 1;
    return !(key in DEFAULTS && item === DEFAULTS[key]);
  });
  return Object.fromEntries(
    kept.sort(([a], [b]) => a.localeCompare(b)).map(([key, item]) => [key, withoutDefaults(item, false)]),
  );
}

/** Creates command mentions for messages, which start the command when tapped. */
export function createCommandMentions() {
  let ids: ReadonlyMap<string, string> = new Map();
  return {
    /**
     * @param name of a command or, after a space, its subcommand: "alerts list"
     * @returns `</alerts list:1200000000000000020>`; plain text for a command that is not registered
     */
    mention(name: string): string {
      const id = ids.get(name.split(' ')[0] ?? '');
      return id === undefined ? `\`/${name}\`` : `</${name}:${id}>`;
    },
    learn(commands: readonly RegisteredCommand[]): void {
      ids = new Map(commands.flatMap(({ name, id }) => (id === undefined ? [] : [[name, id]])));
    },
  };
}
