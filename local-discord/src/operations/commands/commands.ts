import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import { isObject, type JsonObject, objectsOf } from '../../json.ts';
import { botGuild, requireOwnApplication } from '../../rest/access.ts';
import { queryFlag } from '../../rest/fields.ts';
import { Answer, type Call, type Router } from '../../rest/router.ts';
import { commandErrors } from '../../rules/index.ts';
import type { LocalBot } from '../../world/model.ts';
import { enforce } from '../messages/checked-content.ts';
import { EntryPoint, sentCommand, untranslated } from './command-body.ts';
import { createRegistry, type Owner } from './registry.ts';

const listQuery = z.object({ with_localizations: queryFlag.optional() });

/** Registration of a bot's commands, global and per guild. */
export function commandOperations({ handle }: Router, context: Context): void {
  const { list, replaceAll, create, read, update, remove } = registration(context);
  handle('list_application_commands', list);
  handle('list_guild_application_commands', list);
  handle('bulk_set_application_commands', replaceAll);
  handle('bulk_set_guild_application_commands', replaceAll);
  handle('create_application_command', create);
  handle('create_guild_application_command', create);
  handle('get_application_command', read);
  handle('get_guild_application_command', read);
  handle('update_application_command', update);
  handle('update_guild_application_command', update);
  handle('delete_application_command', remove);
  handle('delete_guild_application_command', remove);
}

/** What each method does, in the scope that its path names. */
function registration(context: Context) {
  const { world } = context;
  const registry = createRegistry(context);
  const ownerOf = (bot: LocalBot, params: Scope): Owner => {
    requireOwnApplication(bot, params.application_id);
    const guildId = params.guild_id === undefined ? null : botGuild(world, bot, params.guild_id).id;
    return { bot, guildId };
  };
  const list = ({ bot, params, query }: ScopeCall) => {
    const commands = registry.list(ownerOf(bot, params));
    return query(listQuery).with_localizations === true
      ? commands
      : commands.map((command) => untranslated(command as unknown as JsonObject));
  };
  const replaceAll = ({ bot, params, body }: ScopeCall) => {
    const owner = ownerOf(bot, params);
    const sent: unknown = Array.isArray(body) ? body.map(sentPart) : (body ?? []);
    requireValid(owner, sent);
    registry.replaceAll(owner, objectsOf(sent));
    return registry.list(owner);
  };
  const create = ({ bot, params, json }: ScopeCall) => {
    const owner = ownerOf(bot, params);
    const sent = sentCommand(json);
    requireValid(owner, sent);
    const old = registry.findByName(owner, sent);
    return old
      ? new Answer(200, registry.update(owner, sent, old))
      : new Answer(201, registry.create(owner, sent));
  };
  const read = ({ bot, params }: CommandCall) =>
    registry.require(ownerOf(bot, params), params.command_id).command;
  const update = ({ bot, params, json }: CommandCall) => {
    const owner = ownerOf(bot, params);
    const old = registry.require(owner, params.command_id);
    // A command's type stays what it was.
    const whole = { ...(old.command as unknown as JsonObject), ...json, type: old.command.type };
    const sent = sentCommand(whole);
    requireValid(owner, sent);
    return registry.update(owner, sent, old);
  };
  const remove = ({ bot, params }: CommandCall) => {
    registry.remove(registry.require(ownerOf(bot, params), params.command_id));
  };
  return { list, replaceAll, create, read, update, remove };
}

interface Scope {
  readonly application_id: string;
  readonly guild_id?: string;
}

type ScopeCall = Pick<Call<'list_application_commands'>, 'bot' | 'json' | 'body' | 'query'> & {
  readonly params: Scope;
};
type CommandCall = ScopeCall & { readonly params: { readonly command_id: string } };

const sentPart = (body: unknown) => (isObject(body) ? sentCommand(body) : body);

/** Throws unless Discord would accept the command, or list of commands, in this scope. */
function requireValid({ guildId }: Owner, sent: unknown): void {
  enforce(commandErrors(sent));
  const types = objectsOf(Array.isArray(sent) ? sent : [sent]).map(({ type }) => type);
  if (guildId !== null && types.includes(EntryPoint.type)) {
    throw invalidField('type', 'BASE_TYPE_CHOICES', 'An entry point command must be global.');
  }
}
