import { type APIApplicationCommand, ApplicationCommandType, ComponentType } from 'discord-api-types/v10';
import { ClientRefusal, resolvedOptions, sentOptions } from './command-options.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interactions.ts';
import { createMessage, deleteMessage, editMessage, LOADING, toClient } from './messages.ts';
import { apiMessage } from './payloads.ts';
import type { ClientCalls, ClientGuild, CommandCall, ComponentCall } from './protocol.ts';
import { newSnowflake } from './snowflake.ts';
import {
  channelOf,
  commandsFor,
  memberIn,
  messageOf,
  type State,
  type StoredMessage,
  userOf,
} from './state.ts';

const MANAGE_MESSAGES = 1n << 13n;

/** What a person's client does, with the checks that a real client makes before it asks Discord. */
export function createClientCalls(
  state: State,
  gateway: Gateway,
  interactions: Interactions,
): ClientCalls & {
  /** Like `pressComponent`, without looking whether the message has such a component: what a forged request does. */
  forgeComponent(call: ComponentCall): Promise<{ interactionId: string }>;
} {
  const allowed = (call: CommandCall, type: ApplicationCommandType): APIApplicationCommand => {
    const channel = channelOf(state, call.channelId);
    const member = memberIn(state, call.userId, channel);
    const command = commandsFor(state, channel.guildId).find(
      (candidate) => candidate.name === call.name && candidate.type === type,
    );
    if (command === undefined) throw new ClientRefusal(`There is no command ${call.name}`);
    const needed = command.default_member_permissions;
    if (
      member !== null &&
      needed !== null &&
      needed !== undefined &&
      (member.permissions & BigInt(needed)) !== BigInt(needed)
    ) {
      throw new ClientRefusal('You do not have permission to use this command');
    }
    return command;
  };

  const commandData = (call: CommandCall, focused: string | null) => {
    const command = allowed(call, ApplicationCommandType.ChatInput);
    const options = sentOptions(command, call, focused);
    const { guildId } = channelOf(state, call.channelId);
    return {
      id: command.id,
      name: command.name,
      type: command.type,
      options,
      ...resolvedOptions(state, options, guildId),
    };
  };

  const press = (call: ComponentCall, componentType: number) => {
    const source = visible(call.userId, call.messageId);
    const data = {
      custom_id: call.customId,
      component_type: componentType,
      ...(call.values === undefined ? {} : { values: call.values }),
    };
    const start = {
      userId: call.userId,
      channelId: source.channelId,
      type: 'component',
      name: source.interaction?.name ?? '',
      data,
      source,
    } as const;
    return { interactionId: interactions.start({ ...start, extra: { message: apiMessage(state, source) } }) };
  };

  const visible = (userId: string, messageId: string): StoredMessage => {
    const message = messageOf(state, messageId);
    memberIn(state, userId, channelOf(state, message.channelId));
    if (message.visibleTo !== null && message.visibleTo !== userId)
      throw new ClientRefusal('This message is not yours to see');
    return message;
  };

  return {
    async state({ userId }) {
      const me = userOf(state, userId);
      const guilds = [...state.guilds.values()].filter(({ members }) =>
        members.some((member) => member.userId === userId),
      );
      return {
        me,
        users: [...state.users.values()],
        guilds: guilds.map(
          (guild): ClientGuild => ({
            id: guild.id,
            name: guild.name,
            roles: guild.roles,
            channels: [...state.channels.values()].filter(({ guildId }) => guildId === guild.id),
            members: guild.members.map((member) => ({
              ...member,
              permissions: member.permissions.toString(),
            })),
          }),
        ),
        dms: [...state.channels.values()].filter(
          ({ guildId, recipientId }) => guildId === null && recipientId === userId,
        ),
        commands: commandsFor(state, guilds[0]?.id ?? null),
        bot: state.gatewayConnected ? state.bot : null,
        gatewayConnected: state.gatewayConnected,
      };
    },
    async messages({ userId, channelId }) {
      memberIn(state, userId, channelOf(state, channelId));
      return [...state.messages.values()]
        .filter(
          (message) =>
            message.channelId === channelId && (message.visibleTo === null || message.visibleTo === userId),
        )
        .map(toClient);
    },
    async runCommand(call) {
      const data = commandData(call, null);
      return { interactionId: interactions.start({ ...call, type: 'command', data }) };
    },
    async autocomplete(call) {
      const data = commandData(call, call.focused);
      return { choices: await interactions.autocomplete({ ...call, type: 'autocomplete', data }) };
    },
    async runMessageMenu({ userId, messageId, name }) {
      const target = visible(userId, messageId);
      const command = allowed({ userId, channelId: target.channelId, name }, ApplicationCommandType.Message);
      const data = {
        id: command.id,
        name,
        type: command.type,
        target_id: target.id,
        resolved: { messages: { [target.id]: apiMessage(state, target) } },
      };
      return {
        interactionId: interactions.start({
          userId,
          channelId: target.channelId,
          name,
          type: 'command',
          data,
        }),
      };
    },
    async pressComponent(call) {
      const component = componentsOf(visible(call.userId, call.messageId).components).find(
        ({ custom_id }) => custom_id === call.customId,
      );
      if (component === undefined) throw new ClientRefusal('There is no such button');
      if (component.disabled === true) throw new ClientRefusal('This button is disabled');
      const offered = component.options?.map(({ value }) => value);
      if (offered !== undefined && call.values?.some((value) => !offered.includes(value)))
        throw new ClientRefusal('The menu offers other choices');
      return press(call, component.type);
    },
    async forgeComponent(call) {
      return press(call, call.values === undefined ? ComponentType.Button : ComponentType.StringSelect);
    },
    async submitModal({ userId, interactionId, values }) {
      const components = Object.entries(values).map(([custom_id, value]) => ({
        type: ComponentType.Label,
        id: 1,
        component: { type: ComponentType.TextInput, id: 2, custom_id, value },
      }));
      const modal = interactions.modalOf(interactionId);
      if (modal === null) throw new ClientRefusal('There is no such form');
      const data = { custom_id: modal.customId, components };
      return {
        interactionId: interactions.start({
          userId,
          channelId: modal.channelId,
          type: 'modal',
          name: '',
          data,
        }),
      };
    },
    async sendMessage({ userId, channelId, content, replyTo }) {
      memberIn(state, userId, channelOf(state, channelId));
      const base = { channelId, author: userOf(state, userId), replyTo: replyTo ?? null };
      const message = createMessage(state, base, { content, nonce: newSnowflake() }, 'create');
      gateway.dispatchMessage('MESSAGE_CREATE', message);
      return toClient(message);
    },
    async editMessage({ userId, messageId, content }) {
      const before = visible(userId, messageId);
      if (before.author.id !== userId) throw new ClientRefusal('Only your own messages can be edited');
      const after = editMessage(state, before, { content });
      gateway.dispatchMessage('MESSAGE_UPDATE', after);
      return toClient(after);
    },
    async deleteMessage({ userId, messageId }) {
      const message = visible(userId, messageId);
      const member = memberIn(state, userId, channelOf(state, message.channelId));
      const mayDelete =
        message.author.id === userId || (member !== null && (member.permissions & MANAGE_MESSAGES) !== 0n);
      if (!mayDelete) throw new ClientRefusal('Only your own messages can be deleted');
      deleteMessage(state, message);
      gateway.dispatchMessage('MESSAGE_DELETE', message);
    },
    async dismissMessage({ userId, messageId }) {
      const message = visible(userId, messageId);
      if (message.visibleTo !== userId || (message.flags & LOADING) !== 0)
        throw new ClientRefusal('Only what you alone see can be dismissed');
      deleteMessage(state, message);
    },
    async setLocale({ userId, locale }) {
      state.users.set(userId, { ...userOf(state, userId), locale });
    },
  };
}

interface Pressable {
  readonly type: number;
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
}

/** Every button and menu of a message, however deep it stands. */
function componentsOf(value: unknown): Pressable[] {
  if (Array.isArray(value)) return value.flatMap(componentsOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = isPressable(value) ? [value] : [];
  return [
    ...own,
    ...Object.values(value).flatMap((item) => (typeof item === 'object' ? componentsOf(item) : [])),
  ];
}

function isPressable(value: object): value is Pressable {
  return 'custom_id' in value && 'type' in value;
}
