import type { Context } from '../context.ts';
import { changeThread } from '../messages/open-thread.ts';
import type { Due } from '../passing-time/due.ts';

const MINUTE_MS = 60_000;

/** Archives threads after a time without activity (developers/topics/threads#active-archived-threads). */
export function* idleThreads(context: Pick<Context, 'world' | 'hub' | 'events'>): Generator<Due> {
  for (const channel of context.world.channels.values()) {
    const { thread } = channel;
    if (!thread || thread.archived) continue;
    const at = thread.activeAt + thread.autoArchiveMinutes * MINUTE_MS;
    yield { at, run: () => changeThread(context, channel, { archived: true }) };
  }
}
