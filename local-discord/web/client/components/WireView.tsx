import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { useStore } from '../store.ts';
import { matches, NO_FILTER } from '../wire-filter.ts';
import { WireFilters } from './WireFilters.tsx';
import { WireLine } from './WireLine.tsx';

const SHOWN = 120;

/** What the bots and the local Discord send each other, and other recorded entries, newest first. */
export function WireView() {
  const { state, wire } = useApp();
  const entries = useStore(wire, (now) => now.entries);
  const [filter, setFilter] = useState(NO_FILTER);
  const explained = entries.findLast(
    (entry) => entry.messageId === state.explained && entry.messageId !== null,
  );
  const shown = entries.filter((entry) => matches(entry, filter)).slice(-SHOWN);
  const rows = explained && !shown.includes(explained) ? [explained, ...shown] : shown;
  return (
    <div class="wire" data-testid="wire">
      <WireFilters filter={filter} onChange={setFilter} />
      {state.explained !== null && explained === undefined && (
        <p class="wire-none">The request that made this message is not remembered any more.</p>
      )}
      {rows.length === 0 && (
        <p class="wire-none">
          {entries.length === 0 ? 'Nothing yet. Use a command and watch.' : 'Nothing matches.'}
        </p>
      )}
      <ol>
        {rows.toReversed().map((entry) => (
          <WireLine key={entry.id} entry={entry} isExplained={entry === explained} />
        ))}
      </ol>
    </div>
  );
}
