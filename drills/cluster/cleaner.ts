import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Ends processes that still run in the namespaces ($1, separated by spaces), and removes them and a folder ($2). */
const SCRIPT = `
cat > /dev/null
for name in $1; do
  ip netns pids "$name" 2> /dev/null | xargs -r kill -9
  ip netns delete "$name" 2> /dev/null
  rm -rf "/etc/netns/$name"
done
rmdir /etc/netns 2> /dev/null
for attempt in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$2" 2> /dev/null && break; sleep 0.5; done
`;

export interface Cleaner {
  /** Cleans up now. */
  run(): Promise<void>;
}

/** A process that cleans up when this one asks it to or ends, even by SIGKILL. */
export function startCleaner(namespaces: readonly string[], folder: string): Cleaner {
  // Detached: Ctrl-C in a terminal reaches the whole group.
  const child = spawn('sh', ['-c', SCRIPT, 'sh', namespaces.join(' '), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit');
  return {
    async run() {
      child.stdin.end();
      await ended;
    },
  };
}
