import type { ClientFile, OptionValue } from '../client/protocol.ts';
import { type JsonObject, objectsOf } from '../json.ts';
import type { World } from '../world/model.ts';
import { type Choosable, chosen } from './chosen-ids.ts';
import { isFile, storePersonFiles } from './person-files.ts';
import type { Mention } from './resolved.ts';

/** What ids stand for, by the types of options. */
const CHOOSABLE: Readonly<Record<number, Choosable>> = {
  6: 'user',
  7: 'channel',
  8: 'role',
  9: 'mentionable',
};
const ATTACHMENT = 11;

/** What a value for an option stands for: an id, nothing else (null), or why a client would not send it (text). */
export function checkedOption(
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

/** Why a client would not send this plain value, or null. */
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
