import type { FastifyInstance } from 'fastify';
import { apiUser } from '../api/objects.ts';
import type { Context } from '../context.ts';
import { DiscordError, invalidField } from '../errors.ts';
import { hasPoll, type PollMessage } from '../messages/voting.ts';
import { botMessage } from './message-routes.ts';

const POLL = '/channels/:channelId/polls/:messageId';
const DEFAULT_LIMIT = 25;
const MOST = 100;

/** Who voted for what, and ending polls of the bot. */
export function pollRoutes(api: FastifyInstance, context: Context): void {
  const { world, voting, messageStore } = context;

  api.get(`${POLL}/answers/:answerId`, async (request) => {
    const { poll } = pollMessage(context, request.params);
    const voters = poll.votes.get(Number((request.params as { answerId: string }).answerId));
    if (!voters) throw invalidField('answer_id', 'BASE_TYPE_CHOICES', 'The poll has no such answer.');
    const { after = '0', limit } = request.query as { after?: string; limit?: string };
    const count = Math.min(MOST, Math.max(1, Number(limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT));
    const users = [...voters]
      .sort((a, b) => Number(BigInt(a) - BigInt(b)))
      .filter((id) => BigInt(id) > BigInt(after))
      .slice(0, count)
      .flatMap((id) => world.users.get(id) ?? []);
    return { users: users.map(apiUser) };
  });

  api.post(`${POLL}/expire`, async (request) => {
    const message = pollMessage(context, request.params);
    if (message.authorId !== world.bot.id) {
      throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
    }
    if (message.poll.isFinal) throw new DiscordError(400, 520_001, 'Poll expired');
    voting.end(message);
    return messageStore.api(message);
  });
}

function pollMessage(context: Context, params: unknown): PollMessage {
  const message = botMessage(context, params);
  if (!hasPoll(message)) throw new DiscordError(400, 520_006, 'Cannot expire a non-poll message');
  return message;
}
