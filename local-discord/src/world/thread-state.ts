import type { Snowflake } from '../client/protocol.ts';
import type { ThreadState, World } from './model.ts';

const NEW: ThreadState = { archived: false, locked: false };

export function threadState({ threadStates }: World, threadId: Snowflake): ThreadState {
  return threadStates.get(threadId) ?? NEW;
}
