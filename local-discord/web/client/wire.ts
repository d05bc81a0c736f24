import type { WireEntry } from '../../src/wire/entry.ts';
import { createStore, type Store } from './store.ts';

/** The server keeps as many. */
const MAX_ENTRIES = 300;

/** Kept apart from the page's state, which would be drawn again with every entry. */
export interface WireState {
  /** Oldest first. */
  readonly entries: readonly WireEntry[];
}

/** Follows `GET /client/wire` for as long as the page is open. */
export function listenToWire(): Store<WireState> {
  const store = createStore<WireState>({ entries: [] });
  const source = new EventSource('/client/wire');
  // The server sends everything again after a reconnect.
  source.onopen = () => store.set({ entries: [] });
  source.onmessage = ({ data }: MessageEvent<string>) =>
    store.set(({ entries }) => ({
      entries: [...entries, ...(JSON.parse(data) as WireEntry[])].slice(-MAX_ENTRIES),
    }));
  return store;
}
