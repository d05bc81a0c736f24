import { useApp, useStore } from 'local-discord/client';
import { FirstMinute } from './FirstMinute.tsx';
import { Introduction } from './Introduction.tsx';
import { offeredHere } from './offered.ts';
import { preview } from './preview.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { useSuggestion } from './use-suggestion.ts';

const GROUPS = [
  ['links', 'Links'],
  ['hauls', 'Hauls: bought together'],
  ['alerts', 'Alerts and settings'],
  ['parcels', 'Parcels: every state'],
  ['photos', 'QC photos: every amount'],
  ['products', 'Products: every shape'],
] as const;

/** Suggestions: a press fills in the composer and sends it. */
export function TryThis({ store }: { store: SandboxStore }) {
  const { state } = useApp();
  const suggestions = offeredHere(
    state,
    useStore(store, (now) => now.suggestions),
  );
  const run = useSuggestion(store);
  return (
    <>
      <Introduction />
      <h2>Your first minute</h2>
      <FirstMinute store={store} />
      {GROUPS.filter(([wanted]) => suggestions.some(({ group }) => group === wanted)).map(
        ([group, title]) => (
          <details key={group} class="suggestions">
            <summary>{title}</summary>
            <ul>
              {suggestions
                .filter((suggestion) => suggestion.group === group)
                .map((suggestion) => (
                  <li key={suggestion.label}>
                    <button
                      type="button"
                      class="suggestion"
                      data-testid="suggestion"
                      onClick={() => run(suggestion)}
                    >
                      <span>{suggestion.label}</span>
                      <code>{preview(state, suggestion)}</code>
                      {suggestion.note !== undefined && <small>{suggestion.note}</small>}
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        ),
      )}
    </>
  );
}
