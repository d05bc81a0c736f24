/** Waiting jobs, one queue per caller; the callers are served in turn. One job can be in the queues of several callers. */
interface CallerQueues<J> {
  add(callerId: string, job: J): void;
  /** Takes the next waiting job of the first caller who may start one, and moves that caller behind the others. */
  take(mayStart: (callerId: string) => boolean): { readonly job: J; readonly callerId: string } | undefined;
}

export function createCallerQueues<J extends { readonly isWaiting: boolean }>(): CallerQueues<J> {
  /** In the order in which the callers are served. */
  const queues = new Map<string, J[]>();
  return {
    add(callerId, job) {
      const queue = queues.get(callerId);
      if (queue === undefined) queues.set(callerId, [job]);
      else queue.push(job);
    },
    take(mayStart) {
      for (const [callerId, queue] of queues) {
        if (!mayStart(callerId)) continue;
        const at = queue.findIndex(({ isWaiting }) => isWaiting);
        const job = queue[at];
        queue.splice(0, at === -1 ? queue.length : at + 1);
        queues.delete(callerId);
        if (queue.length > 0) queues.set(callerId, queue);
        if (job !== undefined) return { job, callerId };
      }
      return undefined;
    },
  };
}
