import { createStore, type Store } from 'local-discord/client';
import type { Controls, RoomState, Suggestion } from '../control/protocol.ts';
import { read } from './requests.ts';
import { recallTried } from './tried.ts';

/** The state of the panels, in addition to the page's own. */
export interface SandboxState {
  readonly suggestions: readonly Suggestion[];
  /** Labels of the suggestions that were used. */
  readonly tried: readonly string[];
  readonly controls: Controls | null;
  readonly room: RoomState | null;
}

export type SandboxStore = Store<SandboxState>;

/** Loads suggestions and controls once, and follows `GET /sandbox/live` while the page is open. */
export function connectToSandbox(): SandboxStore {
  const store = createStore<SandboxState>({ suggestions: [], tried: [], controls: null, room: null });
  void read<Suggestion[]>('suggestions').then((suggestions) => store.set({ suggestions: suggestions ?? [] }));
  void read<Controls>('controls').then((controls) => {
    store.set({ controls, tried: controls === null ? [] : recallTried(controls.run) });
  });
  new EventSource('/sandbox/live').addEventListener('room', ({ data }: MessageEvent<string>) => {
    store.set({ room: JSON.parse(data) as RoomState });
  });
  return store;
}
