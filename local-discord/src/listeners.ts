export interface Listeners<T> {
  notify(value: T): void;
  /** @returns stops listening */
  listen(listener: (value: T) => void): () => void;
}

/** Passes every value to all listeners, in order. */
export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    notify(value) {
      for (const listener of [...listeners]) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
