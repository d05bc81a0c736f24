import { useRef, useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { useDismiss } from '../dismiss.ts';
import { shownName } from '../names.ts';
import { Avatar } from './Avatar.tsx';
import { Content } from './Content.tsx';
import { Icon } from './Icon.tsx';

/** The button for the pinned messages of the open channel, and their list. */
export function Pins() {
  const { state } = useApp();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismiss(root, open, () => setOpen(false));
  const pinned = (state.messages[state.channelId ?? ''] ?? [])
    .filter(({ pinnedAt }) => pinnedAt !== null)
    .sort((a, b) => (b.pinnedAt ?? 0) - (a.pinnedAt ?? 0));
  return (
    <div class="pins" ref={root}>
      <button
        type="button"
        class="icon-button"
        aria-label={pinned.length === 0 ? 'Pinned messages' : `Pinned messages: ${pinned.length}`}
        aria-expanded={open}
        data-testid="open-pins"
        onClick={() => setOpen(!open)}
      >
        <Icon name="pin" />
      </button>
      {open && (
        <section class="pin-list" aria-label="Pinned messages" data-testid="pins">
          <h2>Pinned Messages</h2>
          {pinned.length === 0 && <p class="muted">This channel has no pinned messages yet.</p>}
          {pinned.map((message) => (
            <Pin key={message.id} message={message} onJump={() => setOpen(false)} />
          ))}
        </section>
      )}
    </div>
  );
}

function Pin({ message, onJump }: { message: ClientMessage; onJump: () => void }) {
  const { state } = useApp();
  const jump = () => {
    onJump();
    document.querySelector(`[data-message-id="${message.id}"]`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div class="pinned">
      <p class="pinned-head">
        <Avatar user={message.author} size={24} /> <strong>{shownName(state, message.author)}</strong>
        <button type="button" class="panel-button" onClick={jump}>
          Jump
        </button>
      </p>
      <div class="pinned-content" inert>
        <Content message={message} />
      </div>
    </div>
  );
}
