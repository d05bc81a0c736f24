import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { findUser, shownName } from '../names.ts';
import { Flag } from '../numbers.ts';
import { plainText } from '../plain-text.ts';
import type { AppState } from '../state.ts';
import { Avatar } from './Avatar.tsx';
import { POLL_RESULT } from './PollResult.tsx';

/** The line above an answer: the command or message that it answers. */
export function MessageOrigin({ message }: { message: ClientMessage }) {
  const { state } = useApp();
  if (message.interaction && message.interaction.name !== '') {
    const user = findUser(state, message.interaction.userId);
    return (
      <div class="origin">
        {user && <Avatar user={user} size={16} />}
        <span>
          <strong>{user ? shownName(state, user) : 'Somebody'}</strong> used{' '}
          <span class="mention">/{message.interaction.name.replace(/^\//, '')}</span>
        </span>
      </div>
    );
  }
  if (message.replyTo === null || message.type === POLL_RESULT) return null;
  const target = Object.values(state.messages)
    .flat()
    .find((other) => other.id === message.replyTo);
  if (!target) {
    return (
      <div class="origin">
        <em>Original message was deleted</em>
      </div>
    );
  }
  return (
    <div class="origin">
      <Avatar user={target.author} size={16} />
      <button
        type="button"
        class="origin-jump"
        onClick={() =>
          document.querySelector(`[data-message-id="${target.id}"]`)?.scrollIntoView({ block: 'center' })
        }
      >
        <strong>{shownName(state, target.author)}</strong>{' '}
        <span class="origin-text">{summary(state, target)}</span>
      </button>
    </div>
  );
}

function summary(state: AppState, message: ClientMessage): string {
  if (message.content !== '') return plainText(state, message.content);
  const hasMore = message.embeds.length > 0 || (message.flags & Flag.ComponentsV2) !== 0;
  return hasMore ? 'Click to see message' : 'Click to see attachment';
}
