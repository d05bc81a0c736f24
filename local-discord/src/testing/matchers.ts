import type { ClientMessage } from '../client/protocol.ts';
import { button, componentOf, type Locator, textOfMessage } from '../people/components.ts';

interface Result {
  readonly pass: boolean;
  readonly message: () => string;
}

/** What tests expect of a message, for the `expect` of Vitest and Jest. */
export const matchers = {
  /** All that a message says (content, embeds, text displays) contains a text, or matches a pattern. */
  toHaveText(message: ClientMessage, text: string | RegExp): Result {
    const said = textOfMessage(message);
    const pass = typeof text === 'string' ? said.includes(text) : said.search(text) !== -1;
    const expected = typeof text === 'string' ? JSON.stringify(text) : String(text);
    return { pass, message: () => `the message ${pass ? 'has' : 'has no'} text ${expected}:\n${said}` };
  },
  /** A message has a button that says this, and that can be pressed unless `disabled`. */
  toHaveButton(message: ClientMessage, text: string, { disabled = false } = {}): Result {
    return found(message, button(text), disabled);
  },
};

function found(message: ClientMessage, locator: Locator, disabled: boolean): Result {
  try {
    const pass = (componentOf(message, locator)['disabled'] === true) === disabled;
    const state = pass === disabled ? 'disabled' : 'enabled';
    return { pass, message: () => `the ${locator.name} of the message is ${state}` };
  } catch (error) {
    return { pass: false, message: () => Object(error).message };
  }
}

/** The matchers as methods of `expect(…)`. */
export interface MessageMatchers<R = void> {
  /** All that a message says (content, embeds, text displays) contains a text, or matches a pattern. */
  toHaveText(text: string | RegExp): R;
  /** A message has a button that says this, and that can be pressed unless `disabled`. */
  toHaveButton(text: string, options?: { readonly disabled?: boolean }): R;
}
