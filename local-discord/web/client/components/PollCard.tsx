import { useEffect, useState } from 'preact/hooks';
import type { ClientPoll } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { leading, percentOf, timeLeft, totalVotes, votersOf } from '../poll.ts';
import { Emoji } from './Button.tsx';

type Answer = ClientPoll['answers'][number];

/** A poll: answers to choose from, and the results once one has voted, asked for them, or it is closed. */
export function PollCard({ poll, messageId }: { poll: ClientPoll; messageId: string }) {
  const view = usePoll(poll, messageId);
  const { chosen, choose, isClosed, showsResults } = view;
  const hint = poll.isMultiselect ? 'Select one or more answers' : 'Select one answer';
  return (
    <section class="poll" aria-label={`Poll: ${poll.question}`} data-testid="poll">
      <h4>{poll.question}</h4>
      {!isClosed && <p class="poll-hint">{hint}</p>}
      <div class="poll-answers">
        {poll.answers.map((answer) =>
          showsResults ? (
            <Result key={answer.id} answer={answer} poll={poll} isClosed={isClosed} />
          ) : (
            <Choice
              key={answer.id}
              name={messageId}
              answer={answer}
              poll={poll}
              chosen={chosen}
              onChoose={choose}
            />
          ),
        )}
      </div>
      <PollFooter poll={poll} view={view} />
    </section>
  );
}

type PollView = ReturnType<typeof usePoll>;

/** What a person has chosen but not sent yet, and which side of the poll they see. */
function usePoll(poll: ClientPoll, messageId: string) {
  const { state, actions } = useApp();
  const me = state.client?.me.id ?? '';
  const [peeks, setPeeks] = useState(false);
  const [chosen, choose] = useState<readonly number[]>([]);
  const now = useNow();
  const isClosed = poll.isFinal || poll.expiresAt <= now;
  const hasVoted = poll.answers.some(({ voters }) => voters.includes(me));
  return {
    chosen,
    choose,
    peeks,
    isClosed,
    hasVoted,
    showsResults: isClosed || hasVoted || peeks,
    left: poll.expiresAt - now,
    peek: () => setPeeks(!peeks),
    takeBack: () => void actions.vote(messageId, []),
    vote() {
      void actions.vote(messageId, chosen);
      choose([]);
      setPeeks(false);
    },
  };
}

function PollFooter({ poll, view }: { poll: ClientPoll; view: PollView }) {
  const votes = totalVotes(poll);
  const removal = <LinkButton label="Remove Vote" onClick={view.takeBack} />;
  const peeking = <LinkButton label={view.peeks ? 'Go back to vote' : 'Show results'} onClick={view.peek} />;
  return (
    <footer>
      <span class="poll-count">
        {votes} {votes === 1 ? 'vote' : 'votes'} • {view.isClosed ? 'Poll closed' : timeLeft(view.left)}
      </span>
      {!view.isClosed && (view.hasVoted ? removal : peeking)}
      {!view.showsResults && (
        <button type="button" class="button primary" disabled={view.chosen.length === 0} onClick={view.vote}>
          Vote
        </button>
      )}
    </footer>
  );
}

function LinkButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="link" onClick={onClick}>
      {label}
    </button>
  );
}

function Choice(props: {
  name: string;
  answer: Answer;
  poll: ClientPoll;
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
}) {
  const { name, answer, poll, chosen, onChoose } = props;
  const isChosen = chosen.includes(answer.id);
  const others = poll.isMultiselect ? chosen.filter((id) => id !== answer.id) : [];
  return (
    <label class={isChosen ? 'poll-answer chosen' : 'poll-answer'}>
      <AnswerText answer={answer} />
      <input
        type={poll.isMultiselect ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked ? [...others, answer.id] : others)}
      />
    </label>
  );
}

function Result({ answer, poll, isClosed }: { answer: Answer; poll: ClientPoll; isClosed: boolean }) {
  const { state } = useApp();
  const isMine = answer.voters.includes(state.client?.me.id ?? '');
  const percent = percentOf(poll, answer);
  const count = answer.voters.length;
  const wins = isClosed && leading(poll).includes(answer);
  const marks = [isMine && 'mine', wins && 'winner'].filter(Boolean).join(' ');
  return (
    <div
      class={`poll-answer result ${marks}`}
      data-testid={`poll-result-${answer.id}`}
      title={votersOf(state, answer)}
    >
      <span class="poll-bar" style={{ width: `${percent}%` }} aria-hidden="true" />
      <AnswerText answer={answer} />
      <span class="poll-numbers">
        {count} {count === 1 ? 'vote' : 'votes'} <strong>{percent}%</strong>
        {isMine && (
          <span class="poll-own">
            ✓<span class="hidden-text"> your vote</span>
          </span>
        )}
      </span>
    </div>
  );
}

function AnswerText({ answer }: { answer: Answer }) {
  return (
    <span class="poll-text">
      {answer.emoji && <Emoji emoji={answer.emoji} />} <span>{answer.text}</span>
    </span>
  );
}

const UPDATE_MS = 10_000;

/** The time, so that what is left keeps counting. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
