import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';

/** The editor in place of one's own message. */
export function MessageEditor({ message }: { message: ClientMessage }) {
  const { actions } = useApp();
  const [text, setText] = useState(message.content);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    if (text.trim() === '' || text === message.content) actions.startEditing(null);
    else void actions.edit(message.id, text);
  };
  return (
    <div class="editor">
      <textarea
        ref={field}
        value={text}
        rows={Math.min(8, text.split('\n').length)}
        aria-label="Edit message"
        data-testid="edit-field"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') actions.startEditing(null);
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
            event.preventDefault();
            save();
          }
        }}
      />
      <p class="editor-keys">
        escape to{' '}
        <button type="button" class="link" onClick={() => actions.startEditing(null)}>
          cancel
        </button>{' '}
        · enter to{' '}
        <button type="button" class="link" onClick={save}>
          save
        </button>
      </p>
    </div>
  );
}
