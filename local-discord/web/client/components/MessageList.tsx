import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ClientMessage, ShownChannel } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { continues, startsDay } from '../grouping.ts';
import { channelTitle, openChannelOf, safeLocale } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import { useWindow } from '../window.ts';
import { Connect } from './Connect.tsx';
import { Message } from './Message.tsx';
import { PendingCommands } from './PendingCommands.tsx';
import { isNotice, SystemNotice } from './SystemNotice.tsx';

/** The messages of the open channel, kept at the end unless one has scrolled up. */
export function MessageList() {
  const { state } = useApp();
  const channel = openChannelOf(state);
  const messages = channel ? (state.messages[channel.id] ?? []) : [];
  const locale = safeLocale(state);
  const { scroller, content, drawn, onScroll } = useScrolling(messages);
  return (
    <div ref={scroller} class="scroller" onScroll={(event) => onScroll(event.currentTarget)}>
      <div
        ref={content}
        class="messages"
        role="log"
        aria-label="Messages"
        aria-live="polite"
        data-testid="messages"
      >
        {channel && drawn.start === 0 && <ChannelStart channel={channel} isEmpty={messages.length === 0} />}
        {messages.slice(drawn.start, drawn.stop).map((message, i) => (
          <Row key={message.id} message={message} above={messages[drawn.start + i - 1]} locale={locale} />
        ))}
        <PendingCommands />
      </div>
    </div>
  );
}

/** Keeps the list at its end while it grows, until a person scrolls up. */
function useScrolling(messages: readonly ClientMessage[]) {
  const { state } = useApp();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const drawn = useWindow(messages.length, scroller, state.channelId);

  const toEnd = () => {
    const element = scroller.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    atEnd.current = true;
    toEnd();
  }, [state.channelId]);
  // One's own message or command is always brought into view.
  const mine = messages.findLast((message) => message.author.id === state.client?.me.id)?.id;
  const waiting = Object.keys(state.pending).length + state.failedCommands.length;
  const seen = useRef({ mine, waiting });
  useLayoutEffect(() => {
    const { current } = seen;
    if (mine !== current.mine || waiting > current.waiting) {
      atEnd.current = true;
      drawn.toEnd();
    }
    seen.current = { mine, waiting };
    toEnd();
  }, [mine, waiting]);
  useResize([content, scroller], toEnd);

  const onScroll = (element: HTMLElement) => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    // Only a person scrolling up leaves the end; content that grows below does not move the top.
    const wentUp = scrollTop < lastTop.current;
    lastTop.current = scrollTop;
    if (drawn.isAtEnd && scrollHeight - scrollTop - clientHeight < 60) atEnd.current = true;
    else if (wentUp) atEnd.current = false;
    if (!atEnd.current) drawn.follow(element);
  };
  return { scroller, content, drawn, onScroll };
}

/** Calls back when an element changes its size: pictures change the height after their message has been rendered. */
function useResize(elements: readonly RefObject<HTMLElement | null>[], onResize: () => void): void {
  useEffect(() => {
    const observer = new ResizeObserver(onResize);
    for (const { current } of elements) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
}

function ChannelStart({ channel, isEmpty }: { channel: ShownChannel; isEmpty: boolean }) {
  const { state, options } = useApp();
  const Welcome = options.welcome;
  const title = channelTitle(state, channel);
  const isDm = channel.type === ChannelKind.Dm;
  return (
    <header class="channel-start">
      <h2>{isDm ? title : `Welcome to #${title}!`}</h2>
      <p>
        {isDm
          ? 'This is the beginning of your direct messages.'
          : `This is the start of the #${title} channel.`}
      </p>
      {channel.topic && <p class="channel-topic">{channel.topic}</p>}
      {isEmpty && Welcome && <Welcome />}
      {!Welcome && (isEmpty || state.client?.bot === null) && <Connect />}
    </header>
  );
}

interface RowProps {
  readonly message: ClientMessage;
  readonly above: ClientMessage | undefined;
  readonly locale: string;
}

/** A message, and the day where a new one begins. Drawn anew only when one of them changes: there may be thousands. */
const Row = memo(({ message, above, locale }: RowProps) => {
  const newDay = startsDay(message, above);
  return (
    <div>
      {newDay && (
        <div class="day">
          <span>{new Date(message.createdAt).toLocaleDateString(locale, { dateStyle: 'long' })}</span>
        </div>
      )}
      {isNotice(message) ? (
        <SystemNotice message={message} />
      ) : (
        <Message message={message} compact={!newDay && continues(message, above)} />
      )}
    </div>
  );
});
