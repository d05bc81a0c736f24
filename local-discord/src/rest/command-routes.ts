import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { DiscordError, missingAccess, unknownCommand } from '../errors.ts';
import { isObject, type JsonObject } from '../json.ts';
import { commandErrors } from '../rules/index.ts';
import type { StoredCommand } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { readBody } from './body.ts';
import { enforce } from './checked-content.ts';

interface Params {
  readonly applicationId: string;
  readonly guildId?: string;
  readonly commandId: string;
}

const BASES = [
  '/applications/:applicationId/commands',
  '/applications/:applicationId/guilds/:guildId/commands',
];

/** Registration of the bot's commands, global and per guild. */
export function commandRoutes(api: FastifyInstance, context: Context): void {
  const registry = createRegistry(context);
  for (const base of BASES) {
    api.get(base, async (request) => registry.list(registry.scopeOf(request.params)));
    api.put(base, async (request) => {
      const guildId = registry.scopeOf(request.params);
      const bodies = Array.isArray(request.body) ? request.body.filter(isObject) : [];
      enforce(commandErrors(request.body));
      registry.replaceAll(guildId, bodies);
      return registry.list(guildId);
    });
    api.post(base, async (request, reply) => {
      const guildId = registry.scopeOf(request.params);
      const { json } = await readBody(request);
      enforce(commandErrors(json));
      const old = registry.findByName(guildId, json);
      return reply.code(old ? 200 : 201).send(registry.save(guildId, json, old));
    });
    api.get(`${base}/:commandId`, async (request) => registry.require(request.params).command);
    api.patch(`${base}/:commandId`, async (request) => {
      const old = registry.require(request.params);
      const { json } = await readBody(request);
      const body = { ...(old.command as unknown as JsonObject), ...json };
      enforce(commandErrors(body));
      return registry.save(old.guildId, body, old);
    });
    api.delete(`${base}/:commandId`, async (request, reply) => {
      registry.remove(registry.require(request.params));
      return reply.code(204).send();
    });
  }
}

function createRegistry({ world, hub }: Context) {
  const inScope = (guildId: string | null) =>
    [...world.commands.values()].filter((stored) => stored.guildId === guildId);
  const store = (guildId: string | null, body: JsonObject, old?: StoredCommand) => {
    const command = completed(world.bot.id, guildId, body, old?.command.id ?? nextSnowflake());
    world.commands.set(command.id, { guildId, command });
    return command;
  };
  const notifyClients = () => {
    const commands = [...world.commands.values()].map(({ command }) => command);
    hub.broadcast({ type: 'commands.update', commands });
  };

  /** The guild of a request, or null for global commands. */
  function scopeOf(params: unknown): string | null {
    const { applicationId, guildId } = params as Params;
    if (applicationId !== world.bot.id) throw new DiscordError(404, 10002, 'Unknown Application');
    if (guildId === undefined) return null;
    if (!world.guilds.get(guildId)?.hasBot) throw missingAccess();
    return guildId;
  }
  function findByName(guildId: string | null, body: JsonObject): StoredCommand | undefined {
    return inScope(guildId).find(
      ({ command }) => command.name === body['name'] && (command.type ?? 1) === (body['type'] ?? 1),
    );
  }

  return {
    scopeOf,
    findByName,
    list: (guildId: string | null) => inScope(guildId).map(({ command }) => command),
    require(params: unknown): StoredCommand {
      const guildId = scopeOf(params);
      const stored = world.commands.get((params as Params).commandId);
      if (!stored || stored.guildId !== guildId) throw unknownCommand();
      return stored;
    },
    save(guildId: string | null, body: JsonObject, old?: StoredCommand): APIApplicationCommand {
      const command = store(guildId, body, old);
      notifyClients();
      return command;
    },
    replaceAll(guildId: string | null, bodies: readonly JsonObject[]): void {
      const pairs = bodies.map((body) => ({ body, old: findByName(guildId, body) }));
      for (const { command } of inScope(guildId)) world.commands.delete(command.id);
      for (const { body, old } of pairs) store(guildId, body, old);
      notifyClients();
    },
    remove({ command }: StoredCommand): void {
      world.commands.delete(command.id);
      notifyClients();
    },
  };
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
