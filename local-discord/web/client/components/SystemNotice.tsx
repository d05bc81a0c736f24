import type { ComponentChildren } from 'preact';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { findChannel, findUser, safeLocale, shownName } from '../names.ts';
import { Notice } from '../numbers.ts';
import { Icon, type IconName } from './Icon.tsx';
import { UserName } from './UserName.tsx';

const SHOWN: readonly number[] = [
  Notice.RecipientAdd,
  Notice.RecipientRemove,
  Notice.NameChange,
  Notice.Pinned,
  Notice.Joined,
  Notice.Followed,
  Notice.ThreadCreated,
  Notice.ThreadStarter,
];

/** Whether Discord wrote this message by itself, as one line. */
export function isNotice({ type }: ClientMessage): boolean {
  return SHOWN.includes(type);
}

/** What Discord says by itself: a pin, a new thread, a new member. */
export function SystemNotice({ message }: { message: ClientMessage }) {
  const { state } = useApp();
  const sent = new Date(message.createdAt);
  return (
    <article class="message notice" data-message-id={message.id} data-testid="system-message">
      <div class="message-side">
        <Icon name={iconOf(message.type)} size={18} />
      </div>
      <p class="message-main">
        <Sentence message={message} />{' '}
        <time class="message-time" dateTime={sent.toISOString()}>
          {sent.toLocaleTimeString(safeLocale(state), { timeStyle: 'short' })}
        </time>
      </p>
    </article>
  );
}

function Sentence({ message }: { message: ClientMessage }) {
  const author = <UserName user={message.author} />;
  switch (message.type) {
    case Notice.Pinned:
      return (
        <>
          {author} pinned <Jump messageId={message.about?.messageId ?? message.replyTo}>a message</Jump> to
          this channel.
        </>
      );
    case Notice.Joined:
      return <>{author} joined the server.</>;
    case Notice.ThreadCreated:
      return (
        <>
          {author} started a thread: <ThreadLink id={message.about?.channelId} name={message.content} />
        </>
      );
    case Notice.ThreadStarter:
      return <>This thread was started from a message.</>;
    case Notice.NameChange:
      return (
        <>
          {author} changed the name: <strong>{message.content}</strong>
        </>
      );
    case Notice.Followed:
      return (
        <>
          {author} added <strong>{message.content}</strong> to this channel.
        </>
      );
    default:
      return <Membership message={message} />;
  }
}

/** Somebody was added to a thread, or left it. */
function Membership({ message }: { message: ClientMessage }) {
  const { state } = useApp();
  const [other] = message.mentioned.flatMap((id) => findUser(state, id) ?? []);
  const added = message.type === Notice.RecipientAdd;
  return (
    <>
      <UserName user={message.author} /> {added ? 'added' : 'removed'}{' '}
      <strong>{other ? shownName(state, other) : 'somebody'}</strong> {added ? 'to' : 'from'} the thread.
    </>
  );
}

function Jump({ messageId, children }: { messageId: string | null; children: ComponentChildren }) {
  const jump = () =>
    document.querySelector(`[data-message-id="${messageId}"]`)?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" class="link" onClick={jump}>
      {children}
    </button>
  );
}

function ThreadLink({ id, name }: { id: string | undefined; name: string }) {
  const { state, actions } = useApp();
  const thread = id === undefined ? undefined : findChannel(state, id);
  if (!thread) return <strong>{name}</strong>;
  return (
    <button type="button" class="link" onClick={() => void actions.openChannel(thread.id)}>
      {thread.name}
    </button>
  );
}

function iconOf(type: number): IconName {
  if (type === Notice.Pinned) return 'pin';
  if (type === Notice.ThreadCreated || type === Notice.ThreadStarter) return 'thread';
  return type === Notice.NameChange ? 'edit' : 'right';
}
