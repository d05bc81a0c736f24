import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { type Entry, filterEntries, slashEntries } from '../commands.ts';
import { channelTitle, openChannelOf } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import { CommandPicker, pickerOptionId } from './CommandPicker.tsx';
import { Icon } from './Icon.tsx';

/** The text field. A leading slash opens the command picker. */
export function TextComposer(props: {
  text: string;
  onText: (text: string) => void;
  onPick: (entry: Entry) => void;
  onRecall: () => void;
}) {
  const { text, onText } = props;
  const { state, actions } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = /^\/([^\n]*)$/.exec(text)?.[1];
  const entries = typed === undefined ? [] : filterEntries(slashEntries(state), typed.trimEnd());
  const picking = typed !== undefined && !closed;
  const channel = openChannelOf(state);
  const title = channel ? channelTitle(state, channel) : '';
  const placeholder = `Message ${channel?.type === ChannelKind.Dm ? '@' : '#'}${title}`;

  useEffect(() => field.current?.focus(), [state.replyTo, state.channelId]);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, 240)}px`;
  }, [text]);

  const change = (next: string) => {
    // "/track " names exactly one command: go on with its options, as Discord does.
    const exact = /^\/(.+) $/.exec(next)?.[1];
    const [only, ...others] = exact === undefined ? [] : filterEntries(slashEntries(state), exact);
    const isMeant = only?.label === exact || only?.plainLabel === exact;
    if (only && isMeant && others.every((entry) => !entry.plainLabel.startsWith(`${only.plainLabel} `))) {
      return props.onPick(only);
    }
    setActive(0);
    setClosed(false);
    onText(next);
  };
  const send = () => {
    if (text.trim() === '') return;
    void actions.send(text);
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const entry = entries[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (picking && step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((active + step + entries.length) % entries.length);
    } else if (picking && entry && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      props.onPick(entry);
    } else if (event.key === 'Escape') {
      setClosed(true);
      actions.replyTo(null);
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      props.onRecall();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };

  return (
    <>
      {picking && (
        <CommandPicker
          id={listId}
          entries={entries}
          active={active}
          onActive={setActive}
          onPick={props.onPick}
        />
      )}
      <div class="composer-box">
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={picking ? listId : undefined}
          aria-activedescendant={picking && entries.length > 0 ? pickerOptionId(listId, active) : undefined}
          maxLength={2000}
          data-testid="composer"
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="icon-button"
          aria-label="Send message"
          disabled={text.trim() === ''}
          onClick={send}
        >
          <Icon name="send" />
        </button>
      </div>
    </>
  );
}
