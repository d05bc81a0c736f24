/** Preloaded into a measured program (`node --import`): reports figures of its process over IPC. */
const FIGURES: Readonly<Record<string, () => number>> = {
  /** CPU time of all threads since the start, in microseconds. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Heap in use after a garbage collection, in bytes. */
  heap: () => {
    // Twice: objects finalized by the first collection are freed by the second.
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  /** Memory of the whole process, in bytes. */
  resident: () => process.memoryUsage.rss(),
};

process.on('message', (name) => {
  const figure = FIGURES[String(name)];
  if (figure !== undefined) process.send?.(figure());
});
// The IPC channel must not keep the program running.
process.channel?.unref();
