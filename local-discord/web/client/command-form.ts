import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { ClientFile, OptionValue } from '../../src/client/protocol.ts';
import { type Choice, channelChoices, roleChoices, userChoices } from './choices.ts';
import { type Entry, localised } from './commands.ts';
import { Option } from './numbers.ts';
import { checkOption, type Entered } from './option-values.ts';
import type { AppState, Chosen } from './state.ts';

/** A command being filled in: which options are shown and what is in them. */
export interface Form {
  readonly entry: Entry;
  readonly shown: readonly string[];
  readonly values: Readonly<Record<string, Entered>>;
}

/**
 * An empty form, or one filled with the options of an earlier call. Where it would have no field, what is
 * typed next goes into the first text option.
 */
export function openForm(state: AppState, entry: Entry, options: NonNullable<Chosen['options']> = {}): Form {
  const wanted = entry.options.filter((option) => option.required || option.name in options);
  const shown = wanted.length > 0 ? wanted : entry.options.filter(isFreeText).slice(0, 1);
  const values = Object.fromEntries(
    entry.options.flatMap((option) => {
      const value = options[option.name];
      // A file cannot be put back into a form.
      const isGone = value === undefined || typeof value === 'object';
      return isGone ? [] : [[option.name, entered(state, option, value)] as const];
    }),
  );
  return { entry, shown: shown.map((option) => option.name), values };
}

/** What would be sent, or what is wrong with each option. */
export function submission(
  form: Form,
): { readonly chosen: Chosen } | { readonly errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const options: Record<string, OptionValue | ClientFile> = {};
  for (const option of form.entry.options) {
    if (!option.required && !form.shown.includes(option.name)) continue;
    const checked = checkOption(option, form.values[option.name]);
    if ('error' in checked) errors[option.name] = checked.error;
    else if (checked.ok !== null) options[option.name] = checked.ok;
  }
  return Object.keys(errors).length > 0 ? { errors } : { chosen: { ...callOf(form.entry), options } };
}

/** The call as far as it is typed, for autocomplete; the focused option goes as plain text. */
export function partialCall(form: Form, focused: string, text: string): Chosen {
  const options: Record<string, OptionValue | ClientFile> = {};
  for (const name of form.shown) {
    const value = form.values[name];
    if (value && value.text !== '') options[name] = value.value ?? value.text;
  }
  return { ...callOf(form.entry), options: { ...options, [focused]: text } };
}

/** The fixed list that an option offers, or null when it is typed freely. */
export function optionChoices(
  state: AppState,
  option: APIApplicationCommandBasicOption,
): readonly Choice<OptionValue>[] | null {
  switch (option.type) {
    case Option.Boolean:
      return [
        { value: true, label: 'True' },
        { value: false, label: 'False' },
      ];
    case Option.User:
      return userChoices(state);
    case Option.Role:
      return roleChoices(state);
    case Option.Mentionable:
      return [...userChoices(state), ...roleChoices(state)];
    case Option.Channel:
      return channelChoices(state, option.channel_types);
    case Option.String:
    case Option.Integer:
    case Option.Number:
      if (!('choices' in option) || !option.choices || option.choices.length === 0) return null;
      return option.choices.map((choice) => ({
        value: choice.value,
        label: localised(state, choice.name_localizations, choice.name),
      }));
    default:
      return null;
  }
}

/** Not one with a fixed list: Enter would choose from the list instead of sending the command. */
function isFreeText(option: APIApplicationCommandBasicOption): boolean {
  return option.type === Option.String && !('choices' in option && option.choices?.length);
}

function callOf({ command, subcommand }: Entry): Chosen {
  const { name, application_id: botId } = command;
  return subcommand === null ? { name, botId } : { name, botId, subcommand };
}

function entered(
  state: AppState,
  option: APIApplicationCommandBasicOption,
  value: OptionValue | ClientFile,
): Entered {
  if (typeof value === 'object') return { text: value.name, value };
  const choice = optionChoices(state, option)?.find((other) => other.value === value);
  return { text: choice?.label ?? String(value), value };
}
