import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { ClientFile, CommandCall, OptionValue } from '../client/protocol.ts';
import { ClientRefusal } from '../errors.ts';
import { type JsonObject, objectsOf, textOf } from '../json.ts';
import type { World } from '../world/model.ts';
import { type Choosable, chosen } from './chosen-ids.ts';
import { isFile, storePersonFiles } from './person-files.ts';
import type { Mention } from './resolved.ts';

interface FilledCommand {
  /** `data.options` as sent to the bot. */
  readonly options: JsonObject[];
  /** Ids among the values that must be resolved. */
  readonly mentioned: readonly Mention[];
}

/** Checks the values like a Discord client, and converts them to the form sent to the bot. */
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
    // During autocompletion, a client sends the field's content as text.
    if (name === focused) return [{ name, type, value: String(value ?? ''), focused: true }];
    if (value === undefined || value === '') {
      if (option['required'] === true && focused === undefined) {
        throw new ClientRefusal(`option "${name}" is required`);
      }
      return [];
    }
    const mention = checkedOption(world, call.channelId, option, value);
    // During autocompletion of another option, a client sends this one unchecked.
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

/** What ids refer to, by option type. */
const CHOOSABLE: Readonly<Record<number, Choosable>> = {
  6: 'user',
  7: 'channel',
  8: 'role',
  9: 'mentionable',
};
const ATTACHMENT = 11;

/**
 * Checks an option's value: a reference if it is an id, null if not, or the reason why a client wouldn't send
 * it (text).
 */
function checkedOption(
  world: World,
  channelId: string,
  option: JsonObject,
  value: OptionValue | ClientFile,
): Mention | string | null {
  const type = Number(option['type']);
  const place = world.channels.get(channelId);
  if (type === ATTACHMENT) {
    const [id] = isFile(value) ? storePersonFiles(world, channelId, [value]) : [];
    return id === undefined ? 'must be a file' : { kind: 'attachment', id };
  }
  const kind = CHOOSABLE[type];
  if (kind === undefined || !place) return objection(option, value);
  return chosen(world, place, { kind, id: String(value), channelTypes: option['channel_types'] });
}

/** Why a client wouldn't send this plain value, or null. */
function objection(option: JsonObject, value: unknown): string | null {
  const choices = objectsOf(option['choices']);
  if (choices.length > 0 && !choices.some((choice) => choice['value'] === value)) {
    return 'must be one of its choices';
  }
  switch (option['type']) {
    case 3:
      return objectionToText(option, value);
    case 4:
    case 10:
      return objectionToNumber(option, value);
    case 5:
      return typeof value === 'boolean' ? null : 'must be true or false';
    default:
      return 'cannot be filled in here';
  }
}

function objectionToText(option: JsonObject, value: unknown): string | null {
  if (typeof value !== 'string') return 'must be text';
  if (value.length > Number(option['max_length'] ?? 6000)) return 'is too long';
  return value.length < Number(option['min_length'] ?? 0) ? 'is too short' : null;
}

function objectionToNumber(option: JsonObject, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (option['type'] === 4 && !Number.isInteger(value)) return 'must be a whole number';
  if (value < Number(option['min_value'] ?? Number.NEGATIVE_INFINITY)) return 'is too small';
  return value > Number(option['max_value'] ?? Number.POSITIVE_INFINITY) ? 'is too large' : null;
}
