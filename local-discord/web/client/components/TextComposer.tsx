import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import type { Choice } from '../choices.ts';
import { type Entry, filterEntries, slashEntries } from '../commands.ts';
import { completeMention, mentionChoices, typedMention } from '../mentions.ts';
import { channelTitle, openChannelOf } from '../names.ts';
import { ChannelKind } from '../numbers.ts';
import { AttachButton } from './AttachButton.tsx';
import { CommandPicker, pickerOptionId } from './CommandPicker.tsx';
import { DropZone } from './DropZone.tsx';
import { FileTray } from './FileTray.tsx';
import { Icon } from './Icon.tsx';
import { ListBox, optionId } from './ListBox.tsx';

/** The files that go with the next message. */
export interface ChosenFiles {
  readonly list: readonly File[];
  add(more: readonly File[]): void;
  remove(file: File): void;
  clear(): void;
}

interface TextComposerProps {
  text: string;
  files: ChosenFiles;
  onText: (text: string) => void;
  onPick: (entry: Entry) => void;
  onRecall: () => void;
}

/** The text field. A leading slash opens the command picker, an @ or # the list of what can be mentioned. */
export function TextComposer(props: TextComposerProps) {
  const { text } = props;
  const { state } = useApp();
  const listId = useId();
  const composer = useTextComposer(props);
  const { entries, active, picking, offered } = composer;
  const channel = openChannelOf(state);
  const title = channel ? channelTitle(state, channel) : '';
  const placeholder = `Message ${channel?.type === ChannelKind.Dm ? '@' : '#'}${title}`;
  return (
    <>
      {picking && (
        <CommandPicker
          id={listId}
          typed={composer.typed}
          entries={entries}
          active={active}
          onActive={composer.setActive}
          onPick={props.onPick}
        />
      )}
      <Mentions id={listId} composer={composer} />
      <FileTray files={props.files.list} onRemove={props.files.remove} />
      <DropZone onFiles={props.files.add} />
      <div class="composer-box">
        <AttachButton onFiles={props.files.add} />
        <textarea
          ref={composer.field}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={picking || offered.length > 0 ? listId : undefined}
          aria-activedescendant={activeOption(composer, listId)}
          maxLength={2000}
          enterkeyhint="send"
          data-testid="composer"
          onInput={(event) => composer.change(event.currentTarget.value)}
          onKeyDown={(event) => handleKey(event, props, composer)}
          onPaste={(event) => pasteFiles(event, props.files)}
        />
        <SendButton isDisabled={composer.isEmpty} onSend={composer.send} />
      </div>
    </>
  );
}

function pasteFiles(event: ClipboardEvent, files: ChosenFiles): void {
  const pasted = [...(event.clipboardData?.files ?? [])];
  if (pasted.length === 0) return;
  event.preventDefault();
  files.add(pasted);
}

/** What an @ or a # could mean. */
function Mentions({ id, composer }: { id: string; composer: TextComposerState }) {
  const { offered, active, setActive, mention } = composer;
  if (offered.length === 0) return null;
  return (
    <ListBox
      id={id}
      label="Mentions"
      class="above mentions"
      choices={offered}
      active={active}
      onActive={setActive}
      onChoose={mention}
    />
  );
}

function activeOption({ picking, entries, offered, active }: TextComposerState, listId: string) {
  if (offered.length > 0) return optionId(listId, active);
  return picking && entries.length > 0 ? pickerOptionId(listId, active) : undefined;
}

function SendButton({ isDisabled, onSend }: { isDisabled: boolean; onSend: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label="Send message"
      disabled={isDisabled}
      onClick={onSend}
    >
      <Icon name="send" />
    </button>
  );
}

/** The typed text and the commands that match it. */
function useTextComposer({ text, files, onText, onPick }: TextComposerProps) {
  const { state, actions } = useApp();
  const field = useRef<HTMLTextAreaElement>(null);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const typed = /^\/([^\n]*)$/.exec(text)?.[1];
  const entries = typed === undefined ? [] : filterEntries(slashEntries(state), typed.trimEnd());

  const name = closed ? null : typedMention(text);
  const offered = name === null ? [] : mentionChoices(state, name);

  const isEmpty = text.trim() === '' && files.list.length === 0;

  useEffect(() => field.current?.focus(), [state.replyTo, state.channelId, files.list.length]);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, 240)}px`;
  }, [text]);

  return {
    field,
    isEmpty,
    typed: typed?.trimEnd() ?? '',
    entries,
    offered,
    active,
    setActive,
    picking: typed !== undefined && !closed,
    change(next: string) {
      const named = namedCommand(slashEntries(state), next);
      if (named) return onPick(named);
      setActive(0);
      setClosed(false);
      onText(next);
    },
    mention(chosen: Choice) {
      setActive(0);
      onText(completeMention(text, chosen));
      field.current?.focus();
    },
    send() {
      if (isEmpty) return;
      void actions.send(text, files.list);
      onText('');
      files.clear();
    },
    dismiss() {
      setClosed(true);
      actions.replyTo(null);
    },
  };
}

type TextComposerState = ReturnType<typeof useTextComposer>;

/** "/track " names exactly one command, whose options come next, as in Discord. */
function namedCommand(all: readonly Entry[], text: string): Entry | null {
  const exact = /^\/(.+) $/.exec(text)?.[1];
  const [only, ...others] = exact === undefined ? [] : filterEntries(all, exact);
  if (only === undefined || (only.label !== exact && only.plainLabel !== exact)) return null;
  return others.every((entry) => !entry.plainLabel.startsWith(`${only.plainLabel} `)) ? only : null;
}

function handleKey(
  event: KeyboardEvent,
  { text, onPick, onRecall }: TextComposerProps,
  composer: TextComposerState,
): void {
  if (event.isComposing) return;
  const { entries, active, picking, offered } = composer;
  const entry = entries[active];
  const mentioned = offered[active];
  const listed = picking ? entries.length : offered.length;
  const isChoosing = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && listed > 0) {
    event.preventDefault();
    composer.setActive((active + step + listed) % listed);
  } else if (picking && entry && isChoosing) {
    event.preventDefault();
    onPick(entry);
  } else if (mentioned && isChoosing) {
    event.preventDefault();
    composer.mention(mentioned);
  } else if (event.key === 'Escape') {
    composer.dismiss();
  } else if (event.key === 'ArrowUp' && text === '') {
    event.preventDefault();
    onRecall();
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    composer.send();
  }
}
