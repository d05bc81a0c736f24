import { useEffect, useRef, useState } from 'preact/hooks';
import type { WireEntry } from '../../../src/wire/entry.ts';
import { useApp } from '../app.ts';
import { findUser } from '../names.ts';
import { alarmOf, curlOf } from '../wire-filter.ts';

const MAX_ROWS = 22;

/** One entry of the wire; a press shows what was sent and answered. */
export function WireLine({ entry, isExplained }: { entry: WireEntry; isExplained: boolean }) {
  const [open, setOpen] = useState(isExplained);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isExplained) return;
    setOpen(true);
    const pane = row.current?.closest('.side-panel-body');
    if (pane && row.current) pane.scrollTop = row.current.offsetTop - 8;
  }, [isExplained]);
  const classes = [isExplained && 'explained', alarmOf(entry)].filter(Boolean).join(' ');
  return (
    <li ref={row} class={classes} data-testid="wire-entry">
      <button type="button" class="wire-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class={`wire-kind ${entry.kind}`} aria-hidden="true" />
        <span class="wire-title">
          <span class="hidden-text">{entry.kind} </span>
          {entry.title}
        </span>
        <BotName botId={entry.botId} />
        <span class={entry.isGood ? 'wire-status' : 'wire-status bad'}>
          {entry.status ?? (entry.isGood ? '' : 'lost')}
          {entry.tookMs !== null && ` · ${Math.round(entry.tookMs)} ms`}
        </span>
      </button>
      <Warnings warnings={entry.warnings ?? []} />
      {open && <Detail entry={entry} />}
    </li>
  );
}

/** Only of interest where there are several. */
function BotName({ botId }: { botId: string | null | undefined }) {
  const { state } = useApp();
  if (!botId || (state.client?.bots.length ?? 0) < 2) return null;
  return <span class="wire-bot">{findUser(state, botId)?.username ?? botId}</span>;
}

/** Fields that Discord would ignore without a word. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul class="wire-warnings" data-testid="wire-warnings">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

function Detail({ entry }: { entry: WireEntry }) {
  const curl = curlOf(entry, location.origin);
  const { title, status, sent, answer } = entry;
  const json = JSON.stringify({ title, status, sent, answer }, null, 2);
  return (
    <div class="wire-detail">
      <p class="wire-actions">
        {new Date(entry.at).toLocaleTimeString('en-GB', { hour12: false })}
        <Copy label="Copy as JSON" text={json} />
        {curl !== null && <Copy label="Copy as curl" text={curl} />}
      </p>
      <Json title="Sent" value={sent} />
      <Json title="Answer" value={answer} />
    </div>
  );
}

function Copy({ label, text }: { label: string; text: string }) {
  const { actions } = useApp();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => actions.setNotice('This could not be copied.'),
    );
  return (
    <button type="button" class="link" onClick={copy}>
      {copied ? 'Copied' : label}
    </button>
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
