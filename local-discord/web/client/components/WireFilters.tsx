import { useApp } from '../app.ts';
import { findUser } from '../names.ts';
import type { WireFilter } from '../wire-filter.ts';

const KINDS = [
  ['gateway', 'Gateway'],
  ['rest', 'REST'],
] as const;

interface WireFiltersProps {
  filter: WireFilter;
  onChange: (filter: WireFilter) => void;
}

/** Which entries of the wire are shown: by kind, bot and text. */
export function WireFilters({ filter, onChange }: WireFiltersProps) {
  const { options } = useApp();
  const { hiddenKinds } = filter;
  const toggle = (kind: string) =>
    onChange({
      ...filter,
      hiddenKinds: hiddenKinds.includes(kind)
        ? hiddenKinds.filter((other) => other !== kind)
        : [...hiddenKinds, kind],
    });
  return (
    <fieldset class="chips">
      <legend class="hidden-text">Show</legend>
      {[...KINDS, ...(options.wireKinds ?? [])].map(([kind, label]) => (
        <button
          key={kind}
          type="button"
          class={`chip ${kind}`}
          aria-pressed={!hiddenKinds.includes(kind)}
          onClick={() => toggle(kind)}
        >
          {label}
        </button>
      ))}
      <BotFilter filter={filter} onChange={onChange} />
      <input
        class="wire-search"
        type="search"
        aria-label="Filter the wire"
        placeholder="Filter"
        data-testid="wire-filter"
        value={filter.text}
        onInput={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
      />
    </fieldset>
  );
}

/** Only where there are several bots. */
function BotFilter({ filter, onChange }: WireFiltersProps) {
  const { state } = useApp();
  const bots = state.client?.bots ?? [];
  if (bots.length < 2) return null;
  return (
    <select
      aria-label="Bot"
      data-testid="wire-bot"
      value={filter.botId ?? ''}
      onChange={({ currentTarget }) => onChange({ ...filter, botId: currentTarget.value || null })}
    >
      <option value="">All bots</option>
      {bots.map(({ id }) => (
        <option key={id} value={id}>
          {findUser(state, id)?.username ?? id}
        </option>
      ))}
    </select>
  );
}
