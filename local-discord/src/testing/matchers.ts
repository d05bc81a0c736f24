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
  /**
   * A message has a button that says this, and that can be pressed unless `disabled`. With `not` and no option, it has
   * no such button at all.
   */
  toHaveButton(
    this: { readonly isNot?: boolean } | undefined,
    message: ClientMessage,
    text: string,
    { disabled }: { readonly disabled?: boolean } = {},
  ): Result {
    return found(message, button(text), disabled ?? (this?.isNot === true ? null : false));
  },
};

/** @param disabled the state that is looked for; null for either */
function found(message: ClientMessage, locator: Locator, disabled: boolean | null): Result {
  try {
    const isDisabled = componentOf(message, locator)['disabled'] === true;
    const pass = disabled === null || isDisabled === disabled;
    const state = isDisabled ? 'disabled' : 'enabled';
    return { pass, message: () => `the ${locator.name} of the message is ${state}` };
  } catch (error) {
    return { pass: false, message: () => Object(error).message };
  }
}

/** The matchers as methods of `expect(…)`. */
export interface MessageMatchers<R = void> {
  /** All that a message says (content, embeds, text displays) contains a text, or matches a pattern. */
  toHaveText(text: string | RegExp): R;
  /**
   * A message has a button that says this, and that can be pressed unless `disabled`. With `not` and no option, it has
   * no such button at all.
   */
  toHaveButton(text: string, options?: { readonly disabled?: boolean }): R;
}
