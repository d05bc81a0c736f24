import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import type { Point } from './ContextMenu.tsx';
import { Icon } from './Icon.tsx';

/** The small buttons that appear on a message under the pointer or the focus. */
export function MessageToolbar(props: {
  message: ClientMessage;
  onMenu: (at: Point) => void;
  onReact: (at: Point) => void;
}) {
  const { message } = props;
  const { state, actions } = useApp();
  const mine = message.author.id === state.client?.me.id;
  const isPublic = message.visibleTo === null;
  return (
    <div class="toolbar">
      {isPublic && (
        <button
          type="button"
          class="icon-button"
          aria-label="Add Reaction"
          aria-haspopup="dialog"
          data-testid="add-reaction"
          onClick={(event) => props.onReact(below(event.currentTarget))}
        >
          <Icon name="smile" />
        </button>
      )}
      {mine && !message.forward && (
        <ToolButton label="Edit" icon="edit" onClick={() => actions.startEditing(message.id)} />
      )}
      {isPublic && <ToolButton label="Reply" icon="reply" onClick={() => actions.replyTo(message.id)} />}
      <button
        type="button"
        class="icon-button"
        aria-label="More: apps and actions"
        aria-haspopup="menu"
        data-testid="message-menu"
        onClick={(event) => props.onMenu(below(event.currentTarget))}
      >
        <Icon name="more" />
      </button>
    </div>
  );
}

function ToolButton(props: { label: string; icon: 'edit' | 'reply'; onClick: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={props.label} onClick={props.onClick}>
      <Icon name={props.icon} />
    </button>
  );
}

function below(element: Element): Point {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}
