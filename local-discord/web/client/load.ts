import type { ClientEvent } from '../../src/client/protocol.ts';
import { applyAgain } from './events.ts';
import type { AppState, AppStore } from './state.ts';

export type Load = ReturnType<typeof createLoads>['load'];

/**
 * Puts answers of calls into the state. Events come over a connection of their own and may overtake an older answer,
 * so those that came meanwhile are applied to it once more.
 */
export function createLoads(store: AppStore) {
  const meanwhile = new Set<ClientEvent[]>();
  return {
    /** Call with every event that is received. */
    heard(event: ClientEvent): void {
      for (const events of meanwhile) events.push(event);
    },
    /** Asks, and puts the answer into the state, unless another person has signed in since. */
    async load<T>(ask: () => Promise<T>, put: (state: AppState, answer: T) => AppState): Promise<void> {
      const events: ClientEvent[] = [];
      const person = store.get().client?.me.id;
      meanwhile.add(events);
      try {
        const answer = await ask();
        store.set((state) =>
          state.client?.me.id === person ? applyAgain(put(state, answer), events) : state,
        );
      } finally {
        meanwhile.delete(events);
      }
    },
  };
}
