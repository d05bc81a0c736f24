/** Preloaded into a measured program (`node --import`): tells about its process when asked over IPC. */
const ANSWERS: Readonly<Record<string, () => number>> = {
  /** Microseconds of all threads since the start. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Bytes that are still in use after a collection. */
  heap: () => {
    // Twice: what the first one finalises is free only after the second.
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};

process.on('message', (question) => {
  const answer = ANSWERS[String(question)];
  if (answer !== undefined) process.send?.(answer());
});
// The program decides itself when it is done.
process.channel?.unref();
