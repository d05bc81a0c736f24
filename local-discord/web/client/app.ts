import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Actions } from './actions.ts';
import type { PageOptions } from './page-options.ts';
import { type AppState, emptyState } from './state.ts';
import type { Store } from './store.ts';
import type { WireState } from './wire.ts';

/** What every component can use. */
export interface App {
  readonly state: AppState;
  readonly actions: Actions;
  readonly wire: Store<WireState>;
  readonly options: PageOptions;
}

export const AppContext = createContext<App | null>(null);

/** The app around this component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of AppContext');
  return app;
}

/** For components that only draw, such as Markdown: they also work before the state has arrived. */
export function useAppState(): AppState {
  return useContext(AppContext)?.state ?? emptyState;
}
