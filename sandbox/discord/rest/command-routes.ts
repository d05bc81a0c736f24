import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { DiscordError, missingAccess, unknownCommand } from '../errors.ts';
import { nextSnowflake } from '../ids.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { StoredCommand } from '../model.ts';
import type { LocalParts } from '../parts.ts';
import { commandErrors } from '../rules/index.ts';
import { readBody } from './body.ts';
import { enforce } from './checked-content.ts';

interface Params {
  readonly applicationId: string;
  readonly guildId?: string;
  readonly commandId: string;
}

/** Registration of the bot's commands, global and per guild. */
export function commandRoutes(api: FastifyInstance, { world, hub }: LocalParts): void {
  const scopeOf = (params: unknown): string | null => {
    const { applicationId, guildId } = params as Params;
    if (applicationId !== world.bot.id) throw new DiscordError(404, 10002, 'Unknown Application');
    if (guildId === undefined) return null;
    if (!world.guilds.get(guildId)?.hasBot) throw missingAccess();
    return guildId;
  };
  const inScope = (guildId: string | null) =>
    [...world.commands.values()].filter((stored) => stored.guildId === guildId);
  const listed = (guildId: string | null) => inScope(guildId).map(({ command }) => command);
  const named = (guildId: string | null, body: JsonObject) =>
    inScope(guildId).find(
      ({ command }) => command.name === body['name'] && (command.type ?? 1) === (body['type'] ?? 1),
    );
  const store = (guildId: string | null, body: JsonObject, old?: StoredCommand) => {
    const command = completed(world.bot.id, guildId, body, old?.command.id ?? nextSnowflake());
    world.commands.set(command.id, { guildId, command });
    return command;
  };
  const changed = () => {
    const commands = [...world.commands.values()].map(({ command }) => command);
    hub.announce({ type: 'commands.update', commands });
  };
  const find = (params: unknown): StoredCommand => {
    const guildId = scopeOf(params);
    const stored = world.commands.get((params as Params).commandId);
    if (!stored || stored.guildId !== guildId) throw unknownCommand();
    return stored;
  };

  for (const base of [
    '/applications/:applicationId/commands',
    '/applications/:applicationId/guilds/:guildId/commands',
  ]) {
    api.get(base, async (request) => listed(scopeOf(request.params)));
    api.put(base, async (request) => {
      const guildId = scopeOf(request.params);
      const bodies = Array.isArray(request.body) ? request.body.filter(isObject) : [];
      enforce(commandErrors(request.body));
      const pairs = bodies.map((body) => ({ body, old: named(guildId, body) }));
      for (const { command } of inScope(guildId)) world.commands.delete(command.id);
      for (const { body, old } of pairs) store(guildId, body, old);
      changed();
      return listed(guildId);
    });
    api.post(base, async (request, reply) => {
      const guildId = scopeOf(request.params);
      const { json } = await readBody(request);
      enforce(commandErrors(json));
      const old = named(guildId, json);
      const command = store(guildId, json, old);
      changed();
      return reply.code(old ? 200 : 201).send(command);
    });
    api.get(`${base}/:commandId`, async (request) => find(request.params).command);
    api.patch(`${base}/:commandId`, async (request) => {
      const old = find(request.params);
      const { json } = await readBody(request);
      const body = { ...(old.command as unknown as JsonObject), ...json };
      enforce(commandErrors(body));
      const command = store(old.guildId, body, old);
      changed();
      return command;
    });
    api.delete(`${base}/:commandId`, async (request, reply) => {
      world.commands.delete(find(request.params).command.id);
      changed();
      return reply.code(204).send();
    });
  }
}

/** A registered command with everything that Discord adds. */
function completed(
  applicationId: string,
  guildId: string | null,
  body: JsonObject,
  id: string,
): APIApplicationCommand {
  const command = {
    description: '',
    default_member_permissions: null,
    dm_permission: true,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    type: 1,
    ...body,
    id,
    application_id: applicationId,
    version: nextSnowflake(),
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
  return command as unknown as APIApplicationCommand;
}
