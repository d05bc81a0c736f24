import { useApp } from 'local-discord/client';
import { FirstMinute } from './FirstMinute.tsx';
import { Introduction } from './Introduction.tsx';
import type { SandboxStore } from './sandbox-store.ts';

/** The id of the panel with the suggestions. */
export const TRY_PANEL = 'try';

/** The introduction in an empty channel, unless the panel beside it says the same. */
export function Welcome({ store }: { store: SandboxStore }) {
  const { state } = useApp();
  if (state.panel === TRY_PANEL) return null;
  return (
    <>
      <Introduction />
      <FirstMinute store={store} />
    </>
  );
}
