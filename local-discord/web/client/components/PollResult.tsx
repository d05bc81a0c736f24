import type { ClientMessage } from '../../../src/client/protocol.ts';

/** The type of the message that Discord posts when a poll has ended. */
export const POLL_RESULT = 46;

/** The result of a poll, and a way to the poll. */
export function PollResult({ message }: { message: ClientMessage }) {
  const fields = message.embeds[0]?.fields ?? [];
  const field = (name: string) => fields.find((candidate) => candidate.name === name)?.value;
  const votes = Number(field('victor_answer_votes') ?? 0);
  const percent = Math.round((100 * votes) / Math.max(1, Number(field('total_votes') ?? 0)));
  const winner = field('victor_answer_text');
  const toPoll = () =>
    document.querySelector(`[data-message-id="${message.replyTo}"]`)?.scrollIntoView({ block: 'center' });
  return (
    <div class="message-body" data-testid="poll-result">
      <p>
        {message.author.username}’s poll <strong>{field('poll_question_text')}</strong> has closed.
      </p>
      <div class="poll poll-summary">
        <p>
          {winner === undefined ? (
            <strong>{votes === 0 ? 'There was no winner' : 'The results were tied'}</strong>
          ) : (
            <strong>
              {field('victor_answer_emoji_name')} {winner}
            </strong>
          )}
          {winner !== undefined && <span class="poll-count">Winning answer • {percent}%</span>}
        </p>
        <button type="button" class="button secondary" onClick={toPoll}>
          View Poll
        </button>
      </div>
    </div>
  );
}
