import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { ownersOf } from '../interactions/command-lookup.ts';
import { type Forgery, forgedPress, type Press, pressOn } from '../interactions/component-press.ts';
import { filledModal } from '../interactions/modal-values.ts';
import { resolvedData } from '../interactions/resolved.ts';
import type { StoredMessage } from '../world/model.ts';
import { requireChannel, requireMessage } from '../world/visibility.ts';
import type { ClientCalls, ComponentCall } from './protocol.ts';

export interface ComponentCalls extends Pick<ClientCalls, 'pressComponent' | 'submitModal'> {
  /** Presses a component that the message may not have, with values that it may not offer. */
  forgeComponent(call: ComponentCall & Pick<Forgery, 'componentType'>): Promise<{ interactionId: string }>;
}

const Kind = { component: 3, modal: 5 } as const;

/** Components and modals, as a person uses them. */
export function componentCalls({ world, interactions }: Context): ComponentCalls {
  function press({ userId, customId }: ComponentCall, message: StoredMessage, { data, mentions }: Press) {
    const channel = requireChannel(world, userId, message.channelId);
    const bot = world.bots.get(message.webhook?.applicationId ?? message.authorId);
    if (!bot) throw new ClientRefusal('no bot answers for this message');
    const interaction = interactions.start({
      bot,
      type: Kind.component,
      userId,
      channel,
      name: customId,
      owners: message.origin?.owners ?? ownersOf(world, bot, userId, channel, null),
      sourceMessageId: message.id,
      data: { ...data, ...resolvedData(world, { botId: bot.id, userId, channel }, mentions) },
    });
    return { interactionId: interaction.id };
  }

  return {
    async pressComponent(call) {
      const message = requireMessage(world, call.userId, call.messageId);
      return press(call, message, pressOn(world, message, call.customId, call.values));
    },
    async forgeComponent(call) {
      const message = requireMessage(world, call.userId, call.messageId);
      return press(call, message, forgedPress(world, call));
    },
    async submitModal({ userId, interactionId, values }) {
      const opened = world.interactions.get(interactionId);
      if (!opened?.modal || opened.userId !== userId) throw new ClientRefusal('there is no such modal');
      const channel = requireChannel(world, userId, opened.channelId);
      const bot = world.bots.get(opened.applicationId);
      if (!bot) throw new ClientRefusal('the bot of this modal is gone');
      const { data, mentions } = filledModal(world, channel, opened.modal, values);
      const interaction = interactions.start({
        bot,
        type: Kind.modal,
        userId,
        channel,
        name: opened.name,
        owners: opened.owners,
        sourceMessageId: opened.sourceMessageId,
        data: { ...data, ...resolvedData(world, { botId: bot.id, userId, channel }, mentions) },
      });
      opened.modal = null;
      return { interactionId: interaction.id };
    },
  };
}
