import type { ClientMessage, ClientReaction } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { findUser, shownName } from '../names.ts';
import { Emoji } from './Button.tsx';
import type { Point } from './ContextMenu.tsx';
import { Icon } from './Icon.tsx';

/** The reactions under a message, one's own marked, and a button for another one. */
export function Reactions(props: { message: ClientMessage; onAdd: (at: Point) => void }) {
  const { message, onAdd } = props;
  if (message.reactions.length === 0) return null;
  return (
    <div class="reactions">
      {message.reactions.map((reaction) => (
        <Reaction key={reaction.emoji.id ?? reaction.emoji.name} reaction={reaction} message={message} />
      ))}
      <button
        type="button"
        class="reaction add"
        aria-label="Add reaction"
        aria-haspopup="dialog"
        onClick={(event) => {
          const { left, top } = event.currentTarget.getBoundingClientRect();
          onAdd({ x: left, y: top });
        }}
      >
        <Icon name="smile" size={18} />
      </button>
    </div>
  );
}

function Reaction({ reaction, message }: { reaction: ClientReaction; message: ClientMessage }) {
  const { state, actions } = useApp();
  const { emoji, userIds } = reaction;
  const mine = userIds.includes(state.client?.me.id ?? '');
  const names = userIds.map((id) => {
    const user = findUser(state, id);
    return user ? shownName(state, user) : 'Somebody';
  });
  return (
    <button
      type="button"
      class={mine ? 'reaction mine' : 'reaction'}
      aria-pressed={mine}
      aria-label={`${emoji.name}: ${userIds.length}`}
      title={`${names.join(', ')} reacted with ${emoji.id === null ? emoji.name : `:${emoji.name}:`}`}
      data-testid={`reaction-${emoji.name}`}
      onClick={() => void actions.react(message.id, reaction)}
    >
      <Emoji emoji={emoji} /> <span>{userIds.length}</span>
    </button>
  );
}
