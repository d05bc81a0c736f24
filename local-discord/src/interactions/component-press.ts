import { ClientRefusal } from '../errors.ts';
import { type JsonObject, objectsOf, textOf } from '../json.ts';
import { flatComponents } from '../messages/message-body.ts';
import type { StoredMessage, World } from '../world/model.ts';
import type { Mention } from './interaction-payload.ts';

export interface Press {
  readonly data: JsonObject;
  readonly mentions: readonly Mention[];
}

/** Checks a click or choice like a Discord client and makes the data that the bot gets. */
export function pressOn(
  world: World,
  message: StoredMessage,
  customId: string,
  values: readonly string[] | undefined,
): Press {
  const component = flatComponents(message.components).find((entry) => entry['custom_id'] === customId);
  if (!component) throw new ClientRefusal(`the message has no component "${customId}"`);
  if (component['disabled'] === true) throw new ClientRefusal(`"${customId}" is disabled`);
  const type = Number(component['type']);
  if (type === 2)
    return { data: { custom_id: customId, component_type: 2, id: component['id'] }, mentions: [] };
  const chosen = values ?? [];
  const least = Number(component['min_values'] ?? 1);
  const most = Number(component['max_values'] ?? 1);
  if (chosen.length < least || chosen.length > most) {
    throw new ClientRefusal(`"${customId}" takes ${least} to ${most} values`);
  }
  if (type === 3) {
    const offered = objectsOf(component['options']).map((option) => textOf(option['value']));
    const unknown = chosen.find((value) => !offered.includes(value));
    if (unknown !== undefined) throw new ClientRefusal(`"${customId}" does not offer "${unknown}"`);
  }
  return {
    data: { custom_id: customId, component_type: type, values: chosen, id: component['id'] },
    mentions: chosen.flatMap((id) => mentionOf(world, type, id)),
  };
}

/** A press that no real client would send, as the message need not have such a component. */
export function forgedPress(customId: string, values: readonly string[] | undefined): Press {
  const data = values
    ? { custom_id: customId, component_type: 3, values, id: 1 }
    : { custom_id: customId, component_type: 2, id: 1 };
  return { data, mentions: [] };
}

function mentionOf(world: World, type: number, id: string): Mention[] {
  if (type === 3) return [];
  if (type === 8) return [{ kind: 'channel', id }];
  if (type === 6) return [{ kind: 'role', id }];
  return [{ kind: world.users.has(id) ? 'user' : 'role', id }];
}
