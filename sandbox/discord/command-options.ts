import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { apiChannel } from './payloads.ts';
import type { CommandCall, OptionValue } from './protocol.ts';
import type { State } from './state.ts';

/** A call that a real client would not let its user make. */
export class ClientRefusal extends Error {
  override readonly name = 'ClientRefusal';
}

/** Discord's own default for text options (interactions/application-commands). */
const MAX_TEXT = 6_000;

interface SentOption {
  readonly name: string;
  readonly type: number;
  readonly value?: OptionValue;
  readonly focused?: true;
  readonly options?: readonly SentOption[];
}

/**
 * The options as the client sends them, checked against the registered command.
 * @param focused for autocomplete: the option being typed, when others may still be missing
 * @throws ClientRefusal naming the option
 */
export function sentOptions(
  command: APIApplicationCommand,
  call: CommandCall,
  focused: string | null,
): SentOption[] {
  const declared = command.options ?? [];
  if (call.subcommand === undefined) return basicOptions(declared, call, focused);
  const subcommand = declared.find(({ name, type }) => name === call.subcommand && type === Type.Subcommand);
  if (subcommand === undefined || !('options' in subcommand))
    throw new ClientRefusal(`/${call.name} has no subcommand ${call.subcommand}`);
  return [
    {
      name: subcommand.name,
      type: subcommand.type,
      options: basicOptions(subcommand.options ?? [], call, focused),
    },
  ];
}

function basicOptions(
  declared: readonly APIApplicationCommandOption[],
  call: CommandCall,
  focused: string | null,
): SentOption[] {
  const given = call.options ?? {};
  const unknown = Object.keys(given).find((name) => !declared.some((option) => option.name === name));
  if (unknown !== undefined) throw new ClientRefusal(`/${call.name} has no option ${unknown}`);
  return declared.flatMap((option) => {
    const value = given[option.name];
    if (value === undefined || value === '') {
      if (option.required === true && focused === null)
        throw new ClientRefusal(`The option ${option.name} is required`);
      return option.name === focused
        ? [{ name: option.name, type: option.type, value: '', focused: true as const }]
        : [];
    }
    if (option.name === focused)
      return [{ name: option.name, type: option.type, value, focused: true as const }];
    check(option, value);
    return [{ name: option.name, type: option.type, value }];
  });
}

function check(option: APIApplicationCommandOption, value: OptionValue): void {
  const expected =
    option.type === Type.Boolean
      ? 'boolean'
      : option.type === Type.Integer || option.type === Type.Number
        ? 'number'
        : 'string';
  if (typeof value !== expected) throw new ClientRefusal(`The option ${option.name} takes a ${expected}`);
  if (
    'choices' in option &&
    option.choices !== undefined &&
    option.choices.length > 0 &&
    !option.choices.some((choice) => choice.value === value)
  ) {
    throw new ClientRefusal(`The option ${option.name} offers other choices`);
  }
  if (option.type === Type.String) {
    const length = String(value).length;
    if (length > (option.max_length ?? MAX_TEXT))
      throw new ClientRefusal(`The option ${option.name} is too long`);
    if (length < (option.min_length ?? 0)) throw new ClientRefusal(`The option ${option.name} is too short`);
  }
  if ((option.type === Type.Integer || option.type === Type.Number) && typeof value === 'number') {
    if (value > (option.max_value ?? Number.MAX_VALUE) || value < (option.min_value ?? -Number.MAX_VALUE)) {
      throw new ClientRefusal(`The option ${option.name} is out of range`);
    }
  }
}

/** The objects that channel and role options point at. */
export function resolvedOptions(
  state: State,
  options: readonly SentOption[],
  guildId: string | null,
): object {
  const all = options.flatMap((option) => option.options ?? [option]);
  const channels = all
    .filter(({ type }) => type === Type.Channel)
    .flatMap(({ value }) => {
      const channel = state.channels.get(String(value));
      return channel === undefined
        ? []
        : [
            [
              channel.id,
              { ...apiChannel(state, channel), app_permissions: apiChannel(state, channel).permissions },
            ],
          ];
    });
  const roles = all
    .filter(({ type }) => type === Type.Role)
    .flatMap(({ value }) => {
      const role =
        guildId === null ? undefined : state.guilds.get(guildId)?.roles.find(({ id }) => id === value);
      return role === undefined
        ? []
        : [
            [
              role.id,
              {
                id: role.id,
                name: role.name,
                color: 0,
                permissions: '0',
                position: 1,
                hoist: false,
                managed: false,
                mentionable: true,
                flags: 0,
              },
            ],
          ];
    });
  const resolved = {
    ...(channels.length === 0 ? {} : { channels: Object.fromEntries(channels) }),
    ...(roles.length === 0 ? {} : { roles: Object.fromEntries(roles) }),
  };
  return Object.keys(resolved).length === 0 ? {} : { resolved };
}
