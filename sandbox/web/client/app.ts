import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Actions } from './actions.ts';
import type { Live } from './live.ts';
import { type AppState, emptyState } from './store.ts';

/** What every component may touch: what is known and what can be done. */
export interface App {
  readonly state: AppState;
  readonly actions: Actions;
  readonly live: Live;
}

export const AppContext = createContext<App | null>(null);

/** The app around this component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of AppContext');
  return app;
}

/** Parts that only draw (Markdown) also work before the state has arrived. */
export function useKnown(): AppState {
  return useContext(AppContext)?.state ?? emptyState;
}
