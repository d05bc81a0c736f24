import { isDeepStrictEqual } from 'node:util';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { integrationTypesOf } from '../../api/application.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownCommand } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import type { LocalBot, StoredCommand } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { completedCommand } from './command-body.ts';

/** The owner of commands: a bot, globally (null) or in a guild. */
export interface Owner {
  readonly bot: LocalBot;
  readonly guildId: string | null;
}

/** How many commands of each type a scope has at most. */
const LIMITS: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };
const CREATES_PER_DAY = 200;
const DAY_MS = 24 * 60 * 60_000;

const typeOf = (body: Readonly<Record<string, unknown>>) => Number(body['type'] ?? 1);

/** The only place that changes commands; notifies clients. */
export function createRegistry({ world, hub }: Context) {
  const inScope = ({ bot, guildId }: Owner) =>
    [...world.commands.values()].filter(
      (stored) => stored.guildId === guildId && stored.command.application_id === bot.id,
    );

  function countCreates({ bot, guildId }: Owner, count: number): void {
    const key = `${bot.id} ${guildId}`;
    const recent = (world.commandCreates.get(key) ?? []).filter((at) => world.clock.now() - at < DAY_MS);
    if (recent.length + count > CREATES_PER_DAY) {
      const message = `Max number of daily application command creates has been reached (${CREATES_PER_DAY})`;
      throw new DiscordError(400, 30_034, message);
    }
    world.commandCreates.set(key, [...recent, ...Array.from({ length: count }, () => world.clock.now())]);
  }

  /** An unchanged command keeps its version. */
  function store({ bot, guildId }: Owner, body: JsonObject, old?: StoredCommand): APIApplicationCommand {
    const id = old?.command.id ?? nextSnowflake(world);
    const integrationTypes = integrationTypesOf(bot);
    const made = completedCommand(body, { id, applicationId: bot.id, guildId, integrationTypes });
    const isSame =
      old !== undefined && isDeepStrictEqual({ ...made, version: old.command.version }, old.command);
    const version = isSame ? old.command.version : nextSnowflake(world);
    const command = { ...made, version } as APIApplicationCommand;
    world.commands.set(id, { guildId, command });
    return command;
  }

  function notifyClients(): void {
    const commands = [...world.commands.values()].map(({ command }) => command);
    hub.broadcast({ type: 'commands.update', commands });
  }

  const findByName = (owner: Owner, body: JsonObject): StoredCommand | undefined =>
    inScope(owner).find(({ command }) => command.name === body['name'] && command.type === typeOf(body));

  return {
    findByName,
    list: (owner: Owner) => inScope(owner).map(({ command }) => command),
    require(owner: Owner, commandId: string): StoredCommand {
      const stored = inScope(owner).find(({ command }) => command.id === commandId);
      if (!stored) throw unknownCommand();
      return stored;
    },
    create(owner: Owner, body: JsonObject): APIApplicationCommand {
      const limit = LIMITS[typeOf(body)] ?? 0;
      const siblings = inScope(owner).filter(({ command }) => command.type === typeOf(body));
      if (siblings.length >= limit) {
        throw new DiscordError(400, 30_032, `Maximum number of application commands reached (${limit}).`);
      }
      countCreates(owner, 1);
      const command = store(owner, body);
      notifyClients();
      return command;
    },
    update(owner: Owner, body: JsonObject, old: StoredCommand): APIApplicationCommand {
      const other = findByName(owner, body);
      if (other && other.command.id !== old.command.id) {
        throw new DiscordError(400, 40_041, 'An application command with that name already exists');
      }
      const command = store(owner, body, old);
      notifyClients();
      return command;
    },
    replaceAll(owner: Owner, bodies: readonly JsonObject[]): void {
      const before = inScope(owner);
      const pairs = bodies.map((body) => ({
        body,
        old: before.find(({ command }) => command.id === body['id']) ?? findByName(owner, body),
      }));
      requireEntryPoint(before, bodies);
      countCreates(owner, pairs.filter(({ old }) => old === undefined).length);
      for (const { command } of before) world.commands.delete(command.id);
      for (const { body, old } of pairs) store(owner, body, old);
      notifyClients();
    },
    remove({ command }: StoredCommand): void {
      world.commands.delete(command.id);
      notifyClients();
    },
  };
}

/** A list without the entry point would remove it, which Discord only allows explicitly. */
function requireEntryPoint(before: readonly StoredCommand[], bodies: readonly JsonObject[]): void {
  const isEntryPoint = (type: unknown) => type === 4;
  if (
    !before.some(({ command }) => isEntryPoint(command.type)) ||
    bodies.some(({ type }) => isEntryPoint(type))
  )
    return;
  const message =
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.";
  throw new DiscordError(400, 50_240, message);
}
