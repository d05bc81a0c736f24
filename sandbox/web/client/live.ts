import { useEffect, useState } from 'preact/hooks';
import type { RoomState, WireEntry } from '../../control/protocol.ts';

/** As many as the sandbox remembers. */
const REMEMBERED = 300;

/** What goes on around the chat; apart from the page's state, which would be drawn anew with every line. */
export interface LiveState {
  /** False where nobody streams it: the page then is a chat alone. */
  readonly isThere: boolean;
  readonly room: RoomState | null;
  /** Oldest first. */
  readonly wire: readonly WireEntry[];
}

export interface Live {
  get(): LiveState;
  subscribe(listener: () => void): () => void;
}

/** Listens to `GET /sandbox/live` for as long as the page is open. */
export function listenLive(): Live {
  let state: LiveState = { isThere: false, room: null, wire: [] };
  const listeners = new Set<() => void>();
  const become = (change: Partial<LiveState>) => {
    state = { ...state, isThere: true, ...change };
    for (const listener of listeners) listener();
  };
  const source = new EventSource('/sandbox/live');
  // Everything is sent anew after a loss of the line.
  source.onopen = () => become({ wire: [] });
  source.addEventListener('entries', ({ data }: MessageEvent<string>) => {
    become({ wire: [...state.wire, ...(JSON.parse(data) as WireEntry[])].slice(-REMEMBERED) });
  });
  source.addEventListener('room', ({ data }: MessageEvent<string>) => {
    become({ room: JSON.parse(data) as RoomState });
  });
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `pick` takes of it, drawn anew when that changes. */
export function useLive<T>(live: Live, pick: (state: LiveState) => T): T {
  const [picked, setPicked] = useState(() => pick(live.get()));
  useEffect(() => {
    const look = () => setPicked(() => pick(live.get()));
    look();
    return live.subscribe(look);
  }, [live]);
  return picked;
}
