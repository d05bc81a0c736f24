import type { OptionValue } from '../client/protocol.ts';
import { type JsonObject, objectsOf } from '../json.ts';
import type { World } from '../world/model.ts';

/** Why a client would not send this value for an option, or null. */
export function optionError(
  world: World,
  channelId: string,
  option: JsonObject,
  value: OptionValue,
): string | null {
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
    case 6:
    case 7:
    case 8:
    case 9:
      return objectionToId(world, channelId, option, String(value));
    default:
      return 'cannot be filled in here';
  }
}

function objectionToText(option: JsonObject, value: OptionValue): string | null {
  if (typeof value !== 'string') return 'must be text';
  if (value.length > Number(option['max_length'] ?? 6000)) return 'is too long';
  return value.length < Number(option['min_length'] ?? 0) ? 'is too short' : null;
}

function objectionToNumber(option: JsonObject, value: OptionValue): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (option['type'] === 4 && !Number.isInteger(value)) return 'must be a whole number';
  if (value < Number(option['min_value'] ?? Number.NEGATIVE_INFINITY)) return 'is too small';
  return value > Number(option['max_value'] ?? Number.POSITIVE_INFINITY) ? 'is too large' : null;
}

function objectionToId(world: World, channelId: string, option: JsonObject, id: string): string | null {
  const guildId = world.channels.get(channelId)?.guildId ?? null;
  const isRole = world.guilds.get(guildId ?? '')?.roles.some((role) => role.id === id) ?? false;
  const isUser = world.users.has(id);
  if (option['type'] === 6) return isUser ? null : 'must be a user';
  if (option['type'] === 8) return isRole ? null : 'must be a role of this server';
  if (option['type'] === 9) return isUser || isRole ? null : 'must be a user or a role';
  const channel = world.channels.get(id);
  if (!channel || channel.guildId !== guildId) return 'must be a channel of this server';
  const types = option['channel_types'];
  const fits = !Array.isArray(types) || types.length === 0 || types.includes(channel.type);
  return fits ? null : 'does not take this kind of channel';
}
