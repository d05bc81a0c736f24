import { Icon, useApp, useStore } from 'local-discord/client';
import { offeredHere } from './offered.ts';
import { preview } from './preview.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { useSuggestion } from './use-suggestion.ts';

/** The guided first minute: each of the bot's jobs, one click each. */
export function FirstMinute({ store }: { store: SandboxStore }) {
  const { suggestions, tried } = useStore(store, (now) => now);
  const run = useSuggestion(store);
  const { state } = useApp();
  const steps = offeredHere(state, suggestions).filter(({ group }) => group === 'start');
  if (steps.length === 0) return null;
  return (
    <ol class="first-minute" data-testid="first-minute">
      {steps.map((step, index) => {
        const isDone = tried.includes(step.label);
        return (
          <li key={step.label}>
            <button
              type="button"
              class={isDone ? 'step done' : 'step'}
              data-testid="suggestion"
              onClick={() => run(step)}
            >
              <span class="step-mark" aria-hidden="true">
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span>
                {step.label}
                {isDone && <span class="hidden-text"> (tried)</span>}
                {isDone && step.kind === 'command' && <code>{preview(state, step)}</code>}
                {step.note !== undefined && <small>{step.note}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
