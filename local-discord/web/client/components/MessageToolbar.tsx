import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { Icon } from './Icon.tsx';

/** The small buttons that appear on a message under the pointer or the focus. */
export function MessageToolbar(props: {
  message: ClientMessage;
  onMenu: (at: { x: number; y: number }) => void;
}) {
  const { message } = props;
  const { state, actions } = useApp();
  const mine = message.author.id === state.client?.me.id;
  return (
    <div class="toolbar">
      {mine && !message.forward && (
        <button
          type="button"
          class="icon-button"
          aria-label="Edit"
          onClick={() => actions.startEditing(message.id)}
        >
          <Icon name="edit" />
        </button>
      )}
      {message.visibleTo === null && (
        <button
          type="button"
          class="icon-button"
          aria-label="Reply"
          onClick={() => actions.replyTo(message.id)}
        >
          <Icon name="reply" />
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label="More: apps and actions"
        aria-haspopup="menu"
        data-testid="message-menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          props.onMenu({ x: left, y: bottom });
        }}
      >
        <Icon name="more" />
      </button>
    </div>
  );
}
