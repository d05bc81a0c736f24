export interface Listeners<T> {
  tell(news: T): void;
  /** @returns stops listening */
  listen(listener: (news: T) => void): () => void;
}

/** Those who listen hear of everything, in the order it happened. */
export function createListeners<T>(): Listeners<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
