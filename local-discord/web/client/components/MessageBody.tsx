import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { openGuildOf, shownName } from '../names.ts';
import { Flag } from '../numbers.ts';
import { Dots } from './Button.tsx';
import { Content } from './Content.tsx';
import { Forwarded } from './Forwarded.tsx';
import { Icon } from './Icon.tsx';
import { PollCard } from './PollCard.tsx';
import { POLL_RESULT, PollResult } from './PollResult.tsx';

/** The content of a message, from text to buttons, and the notes below it. */
export function MessageBody({ message }: { message: ClientMessage }) {
  const { state } = useApp();
  const thinking = (message.flags & Flag.Thinking) !== 0;
  const v2 = (message.flags & Flag.ComponentsV2) !== 0;
  const failure = state.failedMessages[message.id];
  const edited = message.editedAt !== null && !thinking && (
    <span class="edited" title={new Date(message.editedAt).toLocaleString()}>
      {' '}
      (edited)
    </span>
  );
  if (message.type === POLL_RESULT) return <PollResult message={message} />;
  return (
    <div class="message-body">
      {thinking && (
        <p class="thinking" data-testid="thinking">
          <Dots /> {shownName(state, message.author)} is thinking…
        </p>
      )}
      <Content message={message} after={edited} />
      {message.forward && <Forwarded message={message} forward={message.forward} />}
      {message.poll && <PollCard poll={message.poll} messageId={message.id} />}
      {edited && (v2 || message.content === '') && <div>{edited}</div>}
      {failure !== undefined && (
        <p class="failure" role="alert" title={failure} data-testid="failure">
          This interaction failed
        </p>
      )}
      <ThreadLink message={message} />
      <EphemeralNote message={message} />
    </div>
  );
}

function EphemeralNote({ message }: { message: ClientMessage }) {
  const { actions } = useApp();
  if ((message.flags & Flag.Ephemeral) === 0) return null;
  return (
    <p class="only-you">
      <Icon name="eye" size={16} /> Only you can see this ·{' '}
      <button
        type="button"
        class="link"
        data-testid="dismiss"
        onClick={() => void actions.dismiss(message.id)}
      >
        Dismiss message
      </button>
    </p>
  );
}

/** A thread has the id of the message that it was started from. */
function ThreadLink({ message }: { message: ClientMessage }) {
  const { state, actions } = useApp();
  const thread = openGuildOf(state)?.channels.find(({ id }) => id === message.id);
  if ((message.flags & Flag.HasThread) === 0 || thread === undefined) return null;
  return (
    <p class="only-you">
      <Icon name="thread" size={16} />{' '}
      <button
        type="button"
        class="link"
        data-testid="open-thread"
        onClick={() => void actions.openChannel(thread.id)}
      >
        {thread.name}
      </button>
    </p>
  );
}
