import { useEffect, useRef, useState } from 'preact/hooks';
import type { WireEntry } from '../../../src/wire/entry.ts';
import { useApp } from '../app.ts';
import { useStore } from '../store.ts';

const KINDS = [
  ['gateway', 'Gateway'],
  ['rest', 'REST'],
] as const;

const SHOWN = 120;
const MAX_ROWS = 22;

/** What the bot and the local Discord send each other, and other recorded entries, newest first. */
export function WireView() {
  const { state, wire, options } = useApp();
  const entries = useStore(wire, (now) => now.entries);
  const kinds = [...KINDS, ...(options.wireKinds ?? [])];
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const explained = entries.findLast(
    (entry) => entry.messageId === state.explained && entry.messageId !== null,
  );
  const shown = entries.filter(({ kind }) => !hidden.includes(kind)).slice(-SHOWN);
  const rows = explained && !shown.includes(explained) ? [explained, ...shown] : shown;
  return (
    <div class="wire" data-testid="wire">
      <fieldset class="chips">
        <legend class="hidden-text">Show</legend>
        {kinds.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            class={`chip ${kind}`}
            aria-pressed={!hidden.includes(kind)}
            onClick={() =>
              setHidden(hidden.includes(kind) ? hidden.filter((other) => other !== kind) : [...hidden, kind])
            }
          >
            {label}
          </button>
        ))}
      </fieldset>
      {state.explained !== null && explained === undefined && (
        <p class="wire-none">The request that made this message is not remembered any more.</p>
      )}
      {rows.length === 0 && <p class="wire-none">Nothing yet. Use a command and watch.</p>}
      <ol>
        {rows.toReversed().map((entry) => (
          <Line key={entry.id} entry={entry} isExplained={entry === explained} />
        ))}
      </ol>
    </div>
  );
}

function Line({ entry, isExplained }: { entry: WireEntry; isExplained: boolean }) {
  const [open, setOpen] = useState(isExplained);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isExplained) return;
    setOpen(true);
    const pane = row.current?.closest('.side-panel-body');
    if (pane && row.current) pane.scrollTop = row.current.offsetTop - 8;
  }, [isExplained]);
  return (
    <li ref={row} class={isExplained ? 'explained' : ''} data-testid="wire-entry">
      <button type="button" class="wire-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class={`wire-kind ${entry.kind}`} aria-hidden="true" />
        <span class="wire-title">
          <span class="hidden-text">{entry.kind} </span>
          {entry.title}
        </span>
        <span class={entry.isGood ? 'wire-status' : 'wire-status bad'}>
          {entry.status ?? (entry.isGood ? '' : 'lost')}
          {entry.tookMs !== null && ` · ${Math.round(entry.tookMs)} ms`}
        </span>
      </button>
      {open && (
        <div class="wire-detail">
          <p>{new Date(entry.at).toLocaleTimeString('en-GB', { hour12: false })}</p>
          <Json title="Sent" value={entry.sent} />
          <Json title="Answer" value={entry.answer} />
        </div>
      )}
    </li>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  // A field can be scrolled and copied by keyboard.
  return (
    <label>
      {title}
      <textarea readOnly rows={Math.min(MAX_ROWS, text.split('\n').length)} wrap="off" value={text} />
    </label>
  );
}
