import type { ClientMessage } from '../client/protocol.ts';
import { type JsonObject, objectOf, textOf } from '../json.ts';
import { flatComponents } from '../messages/message-body.ts';

const BUTTON = 2;
const SELECTS = [3, 5, 6, 7, 8];

/** A component of a message, as a person finds it. */
export interface Locator {
  /** Names it in errors. */
  readonly name: string;
  readonly matches: (component: JsonObject) => boolean;
}

/** A button by what it says: its label, or its emoji if it has none. */
export function button(text: string): Locator {
  return {
    name: `button "${text}"`,
    matches: ({ type, label, emoji }) => type === BUTTON && (label ?? objectOf(emoji)['name']) === text,
  };
}

/** A menu by its placeholder. */
export function menu(placeholder: string): Locator {
  return {
    name: `menu "${placeholder}"`,
    matches: (component) =>
      SELECTS.includes(Number(component['type'])) && component['placeholder'] === placeholder,
  };
}

/** The component of a message. Throws with those that there are. */
export function componentOf(message: ClientMessage, { name, matches }: Locator): JsonObject {
  const all = flatComponents(message.components);
  const found = all.find(matches);
  if (found) return found;
  const names = all.flatMap((one) => (one['custom_id'] === undefined ? [] : [shownName(one)]));
  throw new Error(`the message has no ${name}, only: ${names.join(', ') || 'no components'}`);
}

/** The custom id of a component. */
export function customIdOf(message: ClientMessage, component: Locator | string): string {
  if (typeof component === 'string') return component;
  const id = textOf(componentOf(message, component)['custom_id']);
  if (id === undefined) throw new Error(`the ${component.name} is a link`);
  return id;
}

function shownName({ type, label, emoji, placeholder, custom_id }: JsonObject): string {
  const text = textOf(label) ?? textOf(objectOf(emoji)['name']) ?? textOf(placeholder) ?? textOf(custom_id);
  return `${type === BUTTON ? 'button' : 'menu'} "${text ?? ''}"`;
}

/** All that a message says: its content, its embeds and its text displays. */
export function textOfMessage({ content, embeds, components }: ClientMessage): string {
  const shown = embeds.flatMap(({ author, title, description, fields = [], footer }) => [
    author?.name,
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  const displays = flatComponents(components).map((component) => textOf(component['content']));
  return [content, ...shown, ...displays].filter((text) => text !== undefined && text !== '').join('\n');
}
