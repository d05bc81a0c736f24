import { useRef, useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
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
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const menuHandlers = useMenuHandlers(setMenuAt);
  const isEphemeral = (message.flags & Flag.Ephemeral) !== 0;
  const mentionsMe = message.content.includes(`<@${state.client?.me.id}>`);
  const classes = ['message', compact && 'compact', isEphemeral && 'ephemeral', mentionsMe && 'mentions-me'];
  const time = <MessageTime sent={new Date(message.createdAt)} compact={compact} />;
  return (
    <article
      class={classes.filter(Boolean).join(' ')}
      data-message-id={message.id}
      data-testid="message"
      aria-label={`${message.author.username}, ${shortDate(new Date(message.createdAt), safeLocale(state))}`}
      {...menuHandlers}
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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens the message's menu on a right click or a long press. */
function useMenuHandlers(open: (at: Point) => void) {
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const endPress = () => {
    if (press.current !== null) clearTimeout(press.current);
  };
  return {
    onContextMenu(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a, textarea, input')) return;
      event.preventDefault();
      open({ x: event.clientX, y: event.clientY });
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return;
      const at = { x: event.clientX, y: event.clientY };
      press.current = setTimeout(() => open(at), LONG_PRESS_MS);
    },
    onPointerUp: endPress,
    onPointerMove: endPress,
    onPointerCancel: endPress,
  };
}

function MessageTime({ sent, compact }: { sent: Date; compact: boolean }) {
  const locale = safeLocale(useApp().state);
  return (
    <time
      class="message-time"
      dateTime={sent.toISOString()}
      title={sent.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' })}
    >
      {compact ? sent.toLocaleTimeString(locale, { timeStyle: 'short' }) : shortDate(sent, locale)}
    </time>
  );
}

/** Today's messages show the time, older ones the date with it. */
function shortDate(date: Date, locale: string): string {
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(locale, { timeStyle: 'short' })
    : date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
}
