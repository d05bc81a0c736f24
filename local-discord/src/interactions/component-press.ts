import { ClientRefusal } from '../errors.ts';
import { type JsonObject, objectsOf, textOf } from '../json.ts';
import { flatComponents } from '../messages/message-body.ts';
import type { LocalChannel, StoredMessage, World } from '../world/model.ts';
import { CHOOSABLE, chosen } from './chosen-ids.ts';
import type { Mention } from './resolved.ts';

export interface Press {
  readonly data: JsonObject;
  readonly mentions: readonly Mention[];
}

const BUTTON = 2;
const STRING_SELECT = 3;

/**
 * Checks a click or selection like a Discord client, and creates the data for the bot.
 * @param values default: the initially selected values
 */
export function pressOn(
  world: World,
  message: StoredMessage,
  customId: string,
  values: readonly string[] | undefined,
): Press {
  const component = flatComponents(message.components).find((entry) => entry['custom_id'] === customId);
  const place = world.channels.get(message.channelId);
  if (!component || !place) throw new ClientRefusal(`the message has no component "${customId}"`);
  if (component['disabled'] === true) throw new ClientRefusal(`"${customId}" is disabled`);
  const type = Number(component['type']);
  const shared = { custom_id: customId, component_type: type, id: component['id'] };
  if (type === BUTTON) return { data: shared, mentions: [] };
  const picked = values ?? presetOf(component);
  const mentions = selected(world, place, component, picked);
  return { data: { ...shared, values: picked }, mentions };
}

/** The initially selected values of a select. */
export function presetOf(select: JsonObject): string[] {
  const options = objectsOf(select['options']).filter((option) => option['default'] === true);
  return [
    ...options.map((option) => String(option['value'])),
    ...objectsOf(select['default_values']).map(({ id }) => String(id)),
  ];
}

/** Checks the selection in a message's or modal's select. @returns the ids in it */
export function selected(
  world: World,
  place: LocalChannel,
  select: JsonObject,
  values: readonly string[],
): Mention[] {
  const customId = textOf(select['custom_id']) ?? '';
  const least = select['required'] === false && values.length === 0 ? 0 : Number(select['min_values'] ?? 1);
  const most = Number(select['max_values'] ?? 1);
  if (values.length < least || values.length > most) {
    throw new ClientRefusal(`"${customId}" takes ${least} to ${most} values`);
  }
  const kind = CHOOSABLE[Number(select['type'])];
  if (kind === undefined) {
    const offered = objectsOf(select['options']).map((option) => textOf(option['value']));
    const unknown = values.find((value) => !offered.includes(value));
    if (unknown !== undefined) throw new ClientRefusal(`"${customId}" does not offer "${unknown}"`);
    return [];
  }
  return values.map((id) => {
    const found = chosen(world, place, { kind, id, channelTypes: select['channel_types'] });
    if (typeof found === 'string') throw new ClientRefusal(`"${customId}" ${found}`);
    return found;
  });
}

export interface Forgery {
  readonly customId: string;
  readonly values?: readonly string[];
  /** A button (2) or, with values, a string select (3), unless given. */
  readonly componentType?: number;
}

/** A press that no real client would send: the message need not have such a component, nor it such values. */
export function forgedPress(world: World, { customId, values, componentType }: Forgery): Press {
  const type = componentType ?? (values ? STRING_SELECT : BUTTON);
  const kind = CHOOSABLE[type];
  const kindOf = (id: string) => (kind !== 'mentionable' ? kind : world.users.has(id) ? 'user' : 'role');
  const mentions = (values ?? []).flatMap((id): Mention[] => {
    const meant = kindOf(id);
    return meant === undefined ? [] : [{ kind: meant, id }];
  });
  return {
    data: { custom_id: customId, component_type: type, ...(values ? { values } : {}), id: 1 },
    mentions,
  };
}
