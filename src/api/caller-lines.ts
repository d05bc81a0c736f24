/** Jobs that wait in one line for each caller; the callers take turns. A job may stand in the lines of several callers. */
export interface CallerLines<J> {
  add(callerId: string, job: J): void;
  /** Takes the next waiting job of the first caller who may start one; that caller moves behind the others. */
  take(mayStart: (callerId: string) => boolean): { readonly job: J; readonly callerId: string } | undefined;
}

export function createCallerLines<J extends { readonly isWaiting: boolean }>(): CallerLines<J> {
  /** The first caller is the next one. */
  const lines = new Map<string, J[]>();
  return {
    add(callerId, job) {
      const line = lines.get(callerId);
      if (line === undefined) lines.set(callerId, [job]);
      else line.push(job);
    },
    take(mayStart) {
      for (const [callerId, line] of lines) {
        if (!mayStart(callerId)) continue;
        const at = line.findIndex(({ isWaiting }) => isWaiting);
        const job = line[at];
        line.splice(0, at === -1 ? line.length : at + 1);
        lines.delete(callerId);
        if (line.length > 0) lines.set(callerId, line);
        if (job !== undefined) return { job, callerId };
      }
      return undefined;
    },
  };
}
