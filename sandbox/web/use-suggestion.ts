import { type Draft, useApp } from 'local-discord/client';
import type { Suggestion } from '../control/protocol.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { rememberTried } from './tried.ts';

/** Runs a suggestion in the composer and marks it as tried. */
export function useSuggestion(store: SandboxStore): (suggestion: Suggestion) => void {
  const { actions } = useApp();
  return (suggestion) => {
    markTried(store, suggestion.label);
    actions.setDraft(draftOf(suggestion));
    actions.uncoverChat();
  };
}

function markTried(store: SandboxStore, label: string): void {
  const { tried, controls } = store.get();
  const labels = [...new Set([...tried, label])];
  store.set({ tried: labels });
  if (controls !== null) rememberTried(controls.run, labels);
}

function draftOf(suggestion: Suggestion): Draft {
  if (suggestion.kind === 'message') return { text: suggestion.text, run: true };
  const [name = '', ...path] = suggestion.command.split(' ');
  const subcommand = path.length > 0 ? { subcommand: path.join(' ') } : {};
  return { call: { name, ...subcommand, options: suggestion.options }, run: true };
}
