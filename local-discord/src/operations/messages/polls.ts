import { z } from 'zod';
import { apiUser } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { hasPoll, type PollMessage } from '../../messages/voting.ts';
import { botMessage } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Call, Router } from '../../rest/router.ts';

const votersQuery = z.object({ after: snowflake.default('0'), limit: queryInteger(1, 100).default(25) });

/** Voters of a poll's answers, and ending a bot's polls. */
export function pollOperations({ handle }: Router, context: Context): void {
  const { world, voting, messageStore } = context;

  handle('get_answer_voters', ({ bot, params, query }) => {
    const { poll } = pollMessage(context, { bot, params });
    const voters = poll.votes.get(Number(params.answer_id));
    if (!voters) throw invalidField('answer_id', 'BASE_TYPE_CHOICES', 'The poll has no such answer.');
    const { after, limit } = query(votersQuery);
    const users = [...voters]
      .sort((a, b) => Number(BigInt(a) - BigInt(b)))
      .filter((id) => BigInt(id) > BigInt(after))
      .slice(0, limit)
      .flatMap((id) => world.users.get(id) ?? []);
    return { users: users.map(apiUser) };
  });

  handle('poll_expire', ({ bot, params }) => {
    const message = pollMessage(context, { bot, params });
    if (message.authorId !== bot.id) {
      throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
    }
    if (message.poll.isFinal) throw new DiscordError(400, 520_001, 'Poll expired');
    voting.end(message);
    return messageStore.api(message, bot);
  });
}

function pollMessage(
  { world }: Context,
  { bot, params }: Pick<Call<'get_message'>, 'bot' | 'params'>,
): PollMessage {
  const message = botMessage(world, bot, params);
  if (!hasPoll(message)) throw new DiscordError(400, 520_006, 'Cannot expire a non-poll message');
  return message;
}
