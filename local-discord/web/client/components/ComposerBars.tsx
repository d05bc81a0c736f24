import { useApp } from '../app.ts';
import { shownName } from '../names.ts';
import { Icon } from './Icon.tsx';

/** Notices above the composer: a lost connection, a refusal, the message being replied to. */
export function ComposerBars() {
  const { state, actions } = useApp();
  const target = Object.values(state.messages)
    .flat()
    .find((message) => message.id === state.replyTo);
  return (
    <>
      <div role="status">
        {!state.online && <p class="bar warning">Connection lost. Reconnecting…</p>}
        {state.online && state.client?.gatewayConnected === false && (
          <p class="bar warning" data-testid="gateway-notice">
            The bot is not connected.
          </p>
        )}
      </div>
      {state.notice !== null && (
        <p class="bar error" role="alert" data-testid="notice">
          <span>{state.notice}</span>
          <button
            type="button"
            class="icon-button"
            aria-label="Dismiss"
            onClick={() => actions.setNotice(null)}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      {target && (
        <p class="bar">
          <span>
            Replying to <strong>{shownName(state, target.author)}</strong>
          </span>
          <button
            type="button"
            class="icon-button"
            aria-label="Cancel reply"
            onClick={() => actions.replyTo(null)}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </>
  );
}
