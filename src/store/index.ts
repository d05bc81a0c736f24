import { type AgentStore, createAgentStore } from './agents.ts';
import { openDatabase } from './database.ts';

/** All that is remembered. Methods are async, so that a networked database can take SQLite's place. */
export interface Store {
  readonly agents: AgentStore;
  close(): Promise<void>;
}

/** @param path a file, or `:memory:` */
export function openStore(path: string): Store {
  const database = openDatabase(path);
  return {
    agents: createAgentStore(database),
    async close() {
      database.$client.close();
    },
  };
}
