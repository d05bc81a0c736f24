import type { SandboxStore } from './sandbox-store.ts';

const KEY = 'sandbox.tried';

/** Labels of the suggestions that were used in a run of the sandbox, before the page was loaded again. */
export function rememberedIn(run: string): readonly string[] {
  const [storedRun, ...labels] = (sessionStorage.getItem(KEY) ?? '').split('\n');
  return storedRun === run ? labels : [];
}

/** Marks a suggestion as used, until the tab is closed or the sandbox is started again. */
export function markTried(store: SandboxStore, label: string): void {
  const { tried, controls } = store.get();
  const labels = [...new Set([...tried, label])];
  store.set({ tried: labels });
  if (controls !== null) sessionStorage.setItem(KEY, [controls.run, ...labels].join('\n'));
}
