import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { safeLocale, shownName } from '../names.ts';
import { Flag } from '../numbers.ts';
import { AppBadge, Avatar } from './Avatar.tsx';
import type { Point } from './ContextMenu.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageEditor } from './MessageEditor.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageOrigin } from './MessageOrigin.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';
import { useMenuHandlers } from './menu-handlers.ts';
import { Reactions } from './Reactions.tsx';
import { UserName } from './UserName.tsx';

/** One message with everything around it. */
export function Message({ message, compact }: { message: ClientMessage; compact: boolean }) {
  const { state, actions } = useApp();
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const [pickerAt, setPickerAt] = useState<Point | null>(null);
  const menuHandlers = useMenuHandlers(setMenuAt);
  const isEphemeral = (message.flags & Flag.Ephemeral) !== 0;
  const mentionsMe = message.mentioned.includes(state.client?.me.id ?? '');
  const classes = ['message', compact && 'compact', isEphemeral && 'ephemeral', mentionsMe && 'mentions-me'];
  const time = <MessageTime sent={new Date(message.createdAt)} compact={compact} />;
  return (
    <article
      class={classes.filter(Boolean).join(' ')}
      data-message-id={message.id}
      data-testid="message"
      aria-label={`${shownName(state, message.author)}, ${shortDate(new Date(message.createdAt), safeLocale(state))}`}
      {...menuHandlers}
    >
      <MessageOrigin message={message} />
      <div class="message-side">{compact ? time : <Avatar user={message.author} size={40} />}</div>
      <div class="message-main">
        {!compact && <MessageHead message={message} time={time} />}
        {state.editing === message.id ? (
          <MessageEditor message={message} />
        ) : (
          <MessageBody message={message} />
        )}
        <Reactions message={message} onAdd={setPickerAt} />
      </div>
      <MessageToolbar message={message} onMenu={setMenuAt} onReact={setPickerAt} />
      {menuAt && (
        <MessageMenu message={message} at={menuAt} onReact={setPickerAt} onClose={() => setMenuAt(null)} />
      )}
      {pickerAt && (
        <EmojiPicker
          at={pickerAt}
          onClose={() => setPickerAt(null)}
          onPick={(emoji) => {
            setPickerAt(null);
            void actions.react(message.id, { emoji, userIds: [] });
          }}
        />
      )}
    </article>
  );
}

function MessageHead({ message, time }: { message: ClientMessage; time: ComponentChildren }) {
  return (
    <h3 class="message-head">
      <UserName user={message.author} isWebhook={message.isWebhook} />
      {message.author.bot && <AppBadge />}
      {time}
    </h3>
  );
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
