import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { forwardOf, isForwardable } from '../messages/forward.ts';
import { requireChannel, requireMessage } from '../world/visibility.ts';
import type { ClientCalls } from './protocol.ts';

const FORUM = 15;

/** Forwarding, as a person. */
export function forwardCalls({ world, messageStore }: Context): Pick<ClientCalls, 'forwardMessage'> {
  return {
    async forwardMessage({ userId, messageId, channelId }) {
      const message = requireMessage(world, userId, messageId);
      const target = requireChannel(world, userId, channelId);
      if (target.type === FORUM) throw new ClientRefusal('a forum takes posts, not messages');
      if (!isForwardable(message)) throw new ClientRefusal('this message cannot be forwarded');
      const source = requireChannel(world, userId, message.channelId);
      const forward = forwardOf(message, source);
      return messageStore.view(messageStore.create({ channelId, authorId: userId, forward }));
    },
  };
}
