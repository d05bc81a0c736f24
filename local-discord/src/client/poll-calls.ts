import { clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { hasPoll } from '../messages/voting.ts';
import { requireMessage } from '../world/visibility.ts';
import type { ClientCalls } from './protocol.ts';

/** What people do with polls. */
export function pollCalls({ world, voting }: Context): Pick<ClientCalls, 'vote'> {
  return {
    async vote({ userId, messageId, answerIds }) {
      const message = requireMessage(world, userId, messageId);
      if (!hasPoll(message)) throw new ClientRefusal('this message has no poll');
      const { poll } = message;
      if (poll.isFinal || poll.expiresAt <= clock.now()) throw new ClientRefusal('the poll is closed');
      if (answerIds.some((id) => !poll.votes.has(id))) throw new ClientRefusal('the poll has no such answer');
      if (answerIds.length > 1 && !poll.isMultiselect) throw new ClientRefusal('the poll takes one answer');
      voting.vote(message, userId, answerIds);
    },
  };
}
