import { useRef, useState } from 'preact/hooks';
import type { ClientMessage } from '../../../discord/protocol.ts';
import { useApp } from '../app.ts';
import { safeLocale } from '../names.ts';
import { Flag } from '../numbers.ts';
import { AppBadge, Avatar } from './Avatar.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageEditor } from './MessageEditor.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageOrigin } from './MessageOrigin.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';

const LONG_PRESS_MS = 500;

/** One message with everything around it. */
export function Message({ message, compact }: { message: ClientMessage; compact: boolean }) {
  const { state } = useApp();
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const ephemeral = (message.flags & Flag.Ephemeral) !== 0;
  const locale = safeLocale(state);
  const sent = new Date(message.createdAt);
  const mentionsMe = message.content.includes(`<@${state.client?.me.id}>`);
  const endPress = () => {
    if (press.current !== null) clearTimeout(press.current);
  };
  const classes = ['message', compact && 'compact', ephemeral && 'ephemeral', mentionsMe && 'mentions-me'];
  const time = (
    <time
      class="message-time"
      dateTime={sent.toISOString()}
      title={sent.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
    >
      {compact ? sent.toLocaleTimeString(locale, { timeStyle: 'short' }) : shortDate(sent, locale)}
    </time>
  );

  return (
    <article
      class={classes.filter(Boolean).join(' ')}
      data-message-id={message.id}
      data-testid="message"
      aria-label={`${message.author.username}, ${shortDate(sent, locale)}`}
      onContextMenu={(event) => {
        if (event.target instanceof Element && event.target.closest('a, textarea, input')) return;
        event.preventDefault();
        setMenuAt({ x: event.clientX, y: event.clientY });
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch') return;
        const at = { x: event.clientX, y: event.clientY };
        press.current = setTimeout(() => setMenuAt(at), LONG_PRESS_MS);
      }}
      onPointerUp={endPress}
      onPointerMove={endPress}
      onPointerCancel={endPress}
    >
      <MessageOrigin message={message} />
      <div class="message-side">{compact ? time : <Avatar user={message.author} size={40} />}</div>
      <div class="message-main">
        {!compact && (
          <h3 class="message-head">
            <span class="message-author">{message.author.username}</span>
            {message.author.bot && <AppBadge />}
            {time}
          </h3>
        )}
        {state.editing === message.id ? (
          <MessageEditor message={message} />
        ) : (
          <MessageBody message={message} />
        )}
      </div>
      <MessageToolbar message={message} onMenu={setMenuAt} />
      {menuAt && <MessageMenu message={message} at={menuAt} onClose={() => setMenuAt(null)} />}
    </article>
  );
}

/** Today's messages show the time, older ones the date with it. */
function shortDate(date: Date, locale: string): string {
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(locale, { timeStyle: 'short' })
    : date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
}
