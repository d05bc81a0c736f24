import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { ClientFile, OptionValue } from '../../src/client/protocol.ts';
import { Option } from './numbers.ts';

/** What a person has entered for one option: the text shown and, once chosen from a list, the value behind it. */
export interface Entered {
  readonly text: string;
  readonly value: OptionValue | ClientFile | null;
}

export type Checked = { readonly ok: OptionValue | ClientFile | null } | { readonly error: string };

/** The value to send for an option (null: leave it out), or what is wrong with it in Discord's words. */
export function checkOption(option: APIApplicationCommandBasicOption, entered: Entered | undefined): Checked {
  const text = entered?.text.trim() ?? '';
  if (text === '' && (entered?.value ?? null) === null) {
    return option.required ? { error: 'This option is required. Specify a value' } : { ok: null };
  }
  if (entered && entered.value !== null) return { ok: entered.value };
  switch (option.type) {
    case Option.String:
      return 'choices' in option && option.choices?.length
        ? { error: 'Choose one of the listed values' }
        : checkLength(text, option);
    case Option.Integer:
    case Option.Number:
      return 'choices' in option && option.choices?.length
        ? { error: 'Choose one of the listed values' }
        : checkNumber(text, option);
    case Option.Attachment:
      return { error: 'Choose a file' };
    default:
      return { error: 'Choose one of the listed values' };
  }
}

function checkLength(text: string, limits: { min_length?: number; max_length?: number }): Checked {
  const { min_length: min = 0, max_length: max = 6000 } = limits;
  if (text.length < min) return { error: `Enter at least ${min} characters` };
  if (text.length > max) return { error: `Enter at most ${max} characters` };
  return { ok: text };
}

function checkNumber(
  text: string,
  option: { type: number; min_value?: number; max_value?: number },
): Checked {
  const number = Number(text);
  if (!Number.isFinite(number)) return { error: 'Enter a number' };
  if (option.type === Option.Integer && !Number.isInteger(number)) return { error: 'Enter a whole number' };
  if (option.min_value !== undefined && number < option.min_value) {
    return { error: `Enter ${option.min_value} or more` };
  }
  if (option.max_value !== undefined && number > option.max_value) {
    return { error: `Enter ${option.max_value} or less` };
  }
  return { ok: number };
}
