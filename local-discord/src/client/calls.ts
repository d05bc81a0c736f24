import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { offeredCommand, ownersOf } from '../interactions/command-lookup.ts';
import { fillCommand } from '../interactions/command-options.ts';
import { forgedPress, type Press, pressOn } from '../interactions/component-press.ts';
import { resolvedData } from '../interactions/interaction-payload.ts';
import { filledModal } from '../interactions/modal-values.ts';
import type { StoredMessage } from '../world/model.ts';
import { requireChannel, requireMessage, requireUser } from '../world/visibility.ts';
import { forwardCalls } from './forward-calls.ts';
import { messageCalls } from './message-calls.ts';
import { pollCalls } from './poll-calls.ts';
import type { ClientCalls, ComponentCall } from './protocol.ts';
import { clientState } from './state.ts';

export interface AllCalls extends ClientCalls {
  forgeComponent(call: ComponentCall): Promise<{ interactionId: string }>;
}

/** What people's clients can do. */
export function createClientCalls(context: Context): AllCalls {
  const { world, hub, interactions } = context;

  function press(call: ComponentCall, message: StoredMessage, { data, mentions }: Press) {
    const channel = requireChannel(world, call.userId, message.channelId);
    const resolved = resolvedData(world, call.userId, channel, mentions);
    const interaction = interactions.start({
      type: 3,
      userId: call.userId,
      channel,
      name: call.customId,
      owners: message.origin?.owners ?? ownersOf(world, call.userId, channel, null),
      sourceMessageId: message.id,
      data: Object.keys(resolved).length > 0 ? { ...data, resolved } : data,
    });
    return { interactionId: interaction.id };
  }

  function command(call: Parameters<ClientCalls['runCommand']>[0], type: number, focused?: string) {
    const channel = requireChannel(world, call.userId, call.channelId);
    const found = offeredCommand(world, call.userId, channel, call.name, 1);
    const filled = fillCommand(world, found, call, focused);
    const resolved = resolvedData(world, call.userId, channel, filled.mentioned);
    return interactions.start({
      type,
      userId: call.userId,
      channel,
      name: [call.name, call.subcommand].filter(Boolean).join(' '),
      owners: ownersOf(world, call.userId, channel, found),
      data: {
        id: found.id,
        name: found.name,
        type: 1,
        ...(found.guild_id === undefined ? {} : { guild_id: found.guild_id }),
        ...(filled.options.length > 0 ? { options: filled.options } : {}),
        ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
      },
    });
  }

  return {
    ...messageCalls(context),
    ...forwardCalls(context),
    ...pollCalls(context),
    async state({ userId }) {
      return clientState(context, requireUser(world, userId));
    },
    async runCommand(call) {
      return { interactionId: command(call, 2).id };
    },
    async autocomplete(call) {
      const interaction = command(call, 4, call.focused);
      const choices = await hub.waitFor(
        () => (interaction.state === 'pending' ? undefined : (interaction.choices ?? [])),
        'choices',
      );
      return { choices };
    },
    async runMessageMenu(call) {
      const message = requireMessage(world, call.userId, call.messageId);
      const channel = requireChannel(world, call.userId, message.channelId);
      const found = offeredCommand(world, call.userId, channel, call.name, 3);
      const resolved = resolvedData(world, call.userId, channel, [], [message]);
      const interaction = interactions.start({
        type: 2,
        userId: call.userId,
        channel,
        name: call.name,
        owners: ownersOf(world, call.userId, channel, found),
        data: { id: found.id, name: found.name, type: 3, target_id: message.id, resolved },
      });
      return { interactionId: interaction.id };
    },
    async pressComponent(call) {
      const message = requireMessage(world, call.userId, call.messageId);
      return press(call, message, pressOn(world, message, call.customId, call.values));
    },
    async forgeComponent(call) {
      const message = requireMessage(world, call.userId, call.messageId);
      return press(call, message, forgedPress(call.customId, call.values));
    },
    async submitModal(call) {
      const opened = world.interactions.get(call.interactionId);
      if (!opened?.modal || opened.userId !== call.userId) throw new ClientRefusal('there is no such modal');
      const channel = requireChannel(world, call.userId, opened.channelId);
      const interaction = interactions.start({
        type: 5,
        userId: call.userId,
        channel,
        name: opened.name,
        owners: opened.owners,
        sourceMessageId: opened.sourceMessageId,
        data: filledModal(opened.modal, call.values),
      });
      opened.modal = null;
      return { interactionId: interaction.id };
    },
    async setLocale({ userId, locale }) {
      world.users.set(userId, { ...requireUser(world, userId), locale });
    },
  };
}
