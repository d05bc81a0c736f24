import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get(): T;
  set(change: Partial<T> | ((state: T) => T)): void;
  subscribe(listener: (state: T) => void): () => void;
}

/** State that components can subscribe to. */
export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<(state: T) => void>();
  return {
    get: () => state,
    set(change) {
      state = typeof change === 'function' ? change(state) : { ...state, ...change };
      for (const listener of listeners) listener(state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The selected part of a store; the component is drawn again when that part changes. */
export function useStore<T, Selected>(store: Store<T>, select: (state: T) => Selected): Selected {
  const [selected, setSelected] = useState(() => select(store.get()));
  useEffect(() => {
    const update = () => setSelected(() => select(store.get()));
    update();
    return store.subscribe(update);
  }, [store]);
  return selected;
}
