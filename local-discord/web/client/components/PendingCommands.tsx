import { useApp } from '../app.ts';
import { Avatar } from './Avatar.tsx';
import { Dots } from './Button.tsx';

/** Pending commands, and those that the bot did not answer. Only the user who typed them sees them. */
export function PendingCommands() {
  const { state, actions } = useApp();
  const me = state.client?.me;
  if (!me) return null;
  const sending = Object.entries(state.pending).flatMap(([id, pending]) =>
    pending.kind === 'command' && pending.channelId === state.channelId ? [{ id, name: pending.name }] : [],
  );
  const failed = state.failedCommands.filter((failure) => failure.channelId === state.channelId);
  return (
    <>
      {failed.map((failure) => (
        <div key={failure.id} class="message failed" data-testid="failed-command">
          <div class="message-side">
            <Avatar user={state.client?.bot ?? me} size={40} />
          </div>
          <div class="message-main">
            <p class="used">
              {me.username} used <span class="mention">/{failure.name}</span>
            </p>
            <p class="failure">The application did not respond</p>
            <p class="only-you">
              <span title={failure.reason}>{failure.reason} · Only you can see this · </span>
              <button type="button" class="link" onClick={() => actions.dismissFailure(failure.id)}>
                Dismiss message
              </button>
            </p>
          </div>
        </div>
      ))}
      {sending.map(({ id, name }) => (
        <div key={id} class="message" data-testid="sending-command">
          <div class="message-side">
            <Avatar user={me} size={40} />
          </div>
          <div class="message-main">
            <p class="muted">
              Sending /{name} <Dots />
            </p>
          </div>
        </div>
      ))}
    </>
  );
}
