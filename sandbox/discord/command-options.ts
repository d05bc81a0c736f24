import type { APIApplicationCommand } from 'discord-api-types/v10';
import { ClientRefusal } from './errors.ts';
import { type JsonObject, objectsOf, textOf } from './json.ts';
import type { World } from './model.ts';
import { objectionTo } from './option-values.ts';
import type { CommandCall } from './protocol.ts';

export interface FilledCommand {
  /** `data.options` as the bot gets them. */
  readonly options: JsonObject[];
  /** Ids among the values, to be resolved. */
  readonly mentioned: readonly { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }[];
}

const kindOf: Readonly<Record<number, 'user' | 'channel' | 'role'>> = { 6: 'user', 7: 'channel', 8: 'role' };

/** Checks the values like a Discord client and puts them into the shape that the bot gets. */
export function fillCommand(
  world: World,
  command: APIApplicationCommand,
  call: Pick<CommandCall, 'channelId' | 'subcommand' | 'options'>,
  focused?: string,
): FilledCommand {
  const path = call.subcommand?.split(/[ /]/) ?? [];
  let declared = objectsOf(command.options);
  const nested: JsonObject[] = [];
  for (const name of path) {
    const next = declared.find(
      (entry) => entry['name'] === name && (entry['type'] === 1 || entry['type'] === 2),
    );
    if (!next) throw new ClientRefusal(`"${command.name}" has no subcommand "${name}"`);
    nested.push(next);
    declared = objectsOf(next['options']);
  }
  if (declared.some((entry) => entry['type'] === 1 || entry['type'] === 2)) {
    throw new ClientRefusal(`"${command.name}" needs a subcommand`);
  }
  const given = call.options ?? {};
  for (const name of Object.keys(given)) {
    if (!declared.some((entry) => entry['name'] === name)) {
      throw new ClientRefusal(`"${command.name}" has no option "${name}"`);
    }
  }
  const focusedOption = declared.find((entry) => entry['name'] === focused);
  if (focused !== undefined && focusedOption?.['autocomplete'] !== true) {
    throw new ClientRefusal(`"${focused}" does not complete itself`);
  }
  const mentioned: { kind: 'user' | 'channel' | 'role'; id: string }[] = [];
  const leaves = declared.flatMap((option): JsonObject[] => {
    const name = textOf(option['name']) ?? '';
    const value = given[name];
    const type = Number(option['type']);
    if (name === focused) {
      // While typing, a client sends whatever stands in the field, as text.
      return [{ name, type, value: String(value ?? ''), focused: true }];
    }
    if (value === undefined || value === '') {
      if (option['required'] === true && focused === undefined) {
        throw new ClientRefusal(`option "${name}" is required`);
      }
      return [];
    }
    const objection = focused === undefined ? objectionTo(world, call.channelId, option, value) : null;
    if (objection !== null) throw new ClientRefusal(`option "${name}" ${objection}`);
    const kind = kindOf[type] ?? (type === 9 ? mentionableKind(world, String(value)) : undefined);
    if (kind) mentioned.push({ kind, id: String(value) });
    return [{ name, type, value }];
  });
  const options = nested.reduceRight<JsonObject[]>(
    (inner, entry) => [{ name: entry['name'], type: entry['type'], options: inner }],
    leaves,
  );
  return { options, mentioned };
}

function mentionableKind(world: World, id: string): 'user' | 'role' {
  return world.users.has(id) ? 'user' : 'role';
}
