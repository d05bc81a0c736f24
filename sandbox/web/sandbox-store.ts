import { createStore, type Store } from 'local-discord/client';
import type { Controls, RoomState, Suggestion } from '../control/protocol.ts';
import { read } from './requests.ts';

/** What the panels know besides the page's own state. */
export interface SandboxState {
  readonly suggestions: readonly Suggestion[];
  /** Labels of the suggestions that were used. */
  readonly tried: readonly string[];
  readonly controls: Controls | null;
  readonly room: RoomState | null;
}

export type SandboxStore = Store<SandboxState>;

/** Loads what there is to choose from and follows `GET /sandbox/live` for as long as the page is open. */
export function connectToSandbox(): SandboxStore {
  const store = createStore<SandboxState>({ suggestions: [], tried: [], controls: null, room: null });
  void read<Suggestion[]>('suggestions').then((suggestions) => store.set({ suggestions: suggestions ?? [] }));
  void read<Controls>('controls').then((controls) => store.set({ controls }));
  new EventSource('/sandbox/live').addEventListener('room', ({ data }: MessageEvent<string>) => {
    store.set({ room: JSON.parse(data) as RoomState });
  });
  return store;
}
