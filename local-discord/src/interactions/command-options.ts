import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { CommandCall } from '../client/protocol.ts';
import { ClientRefusal } from '../errors.ts';
import { type JsonObject, objectsOf, textOf } from '../json.ts';
import type { World } from '../world/model.ts';
import { checkedOption } from './option-values.ts';
import type { Mention } from './resolved.ts';

export interface FilledCommand {
  /** `data.options` as the bot gets them. */
  readonly options: JsonObject[];
  /** Ids among the values, to be resolved. */
  readonly mentioned: readonly Mention[];
}

/** Checks the values like a Discord client and puts them into the shape that the bot gets. */
export function fillCommand(
  world: World,
  command: APIApplicationCommand,
  call: Pick<CommandCall, 'channelId' | 'subcommand' | 'options'>,
  focused?: string,
): FilledCommand {
  const { path, declared } = findSubcommand(command, call.subcommand);
  const given = call.options ?? {};
  requireKnownOptions(command.name, declared, given, focused);
  const mentioned: Mention[] = [];
  const leaves = declared.flatMap((option): JsonObject[] => {
    const name = textOf(option['name']) ?? '';
    const value = given[name];
    const type = Number(option['type']);
    // While typing, a client sends the field's content as text.
    if (name === focused) return [{ name, type, value: String(value ?? ''), focused: true }];
    if (value === undefined || value === '') {
      if (option['required'] === true && focused === undefined) {
        throw new ClientRefusal(`option "${name}" is required`);
      }
      return [];
    }
    const mention = checkedOption(world, call.channelId, option, value);
    // While another option is typed, a client sends this one as it is.
    if (typeof mention === 'string' && focused === undefined) {
      throw new ClientRefusal(`option "${name}" ${mention}`);
    }
    if (mention === null || typeof mention === 'string') return [{ name, type, value }];
    mentioned.push(mention);
    return [{ name, type, value: mention.id }];
  });
  const options = path.reduceRight<JsonObject[]>(
    (inner, entry) => [{ name: entry['name'], type: entry['type'], options: inner }],
    leaves,
  );
  return { options, mentioned };
}

/** The declarations of a subcommand and its group, and the options declared in it. */
function findSubcommand(
  command: APIApplicationCommand,
  subcommand: string | undefined,
): { path: readonly JsonObject[]; declared: readonly JsonObject[] } {
  const isNested = (entry: JsonObject) => entry['type'] === 1 || entry['type'] === 2;
  const path: JsonObject[] = [];
  let declared = objectsOf(command.options);
  for (const name of subcommand?.split(/[ /]/) ?? []) {
    const next = declared.find((entry) => entry['name'] === name && isNested(entry));
    if (!next) throw new ClientRefusal(`"${command.name}" has no subcommand "${name}"`);
    path.push(next);
    declared = objectsOf(next['options']);
  }
  if (declared.some(isNested)) throw new ClientRefusal(`"${command.name}" needs a subcommand`);
  return { path, declared };
}

function requireKnownOptions(
  command: string,
  declared: readonly JsonObject[],
  given: NonNullable<CommandCall['options']>,
  focused: string | undefined,
): void {
  const find = (name: string | undefined) => declared.find((entry) => entry['name'] === name);
  for (const name of Object.keys(given)) {
    if (!find(name)) throw new ClientRefusal(`"${command}" has no option "${name}"`);
  }
  if (focused !== undefined && find(focused)?.['autocomplete'] !== true) {
    throw new ClientRefusal(`"${focused}" does not complete itself`);
  }
}
