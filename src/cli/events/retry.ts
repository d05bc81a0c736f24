import { parseArgs } from 'node:util';
import { print } from '../print.ts';
import { openExistingStore } from './stored-events.ts';

/** Has the running bot try every suspended channel and DM now, instead of when the next try is due. */
export async function retry(args: string[]): Promise<number> {
  parseArgs({ args });
  const store = await openExistingStore(() => []);
  try {
    const count = await store.destinations.probeAll(Date.now());
    print(
      count === 0
        ? 'No channel is suspended.'
        : `${count} suspended: the running bot tries them within seconds, twenty at a time. npm run doctor says which still refuse.`,
    );
    return 0;
  } finally {
    await store.close();
  }
}
