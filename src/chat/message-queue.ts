/** @param superseded aborted when a newer task for the message waits, or the message was deleted */
type MessageTask = (superseded: AbortSignal) => Promise<void>;

interface Slot {
  next: MessageTask | null;
  superseded: AbortController;
  ended: Promise<void>;
}

/** Runs one task at a time per message, and keeps only the newest waiting one. Failures go to `report`. */
export function createMessageQueue(report: (error: unknown) => void) {
  const slots = new Map<string, Slot>();

  const drain = async (messageId: string, slot: Slot): Promise<void> => {
    while (slot.next !== null) {
      const task = slot.next;
      slot.next = null;
      slot.superseded = new AbortController();
      await task(slot.superseded.signal).catch(report);
    }
    slots.delete(messageId);
  };

  return {
    /** Resolves when the message has no task left. */
    async run(messageId: string, task: MessageTask): Promise<void> {
      const known = slots.get(messageId);
      if (known !== undefined) {
        known.next = task;
        known.superseded.abort();
        return known.ended;
      }
      const slot: Slot = { next: task, superseded: new AbortController(), ended: Promise.resolve() };
      slots.set(messageId, slot);
      slot.ended = drain(messageId, slot);
      return slot.ended;
    },
    /** Drops the waiting task, and resolves when the running one has ended. */
    async cancel(messageId: string): Promise<void> {
      const slot = slots.get(messageId);
      if (slot === undefined) return;
      slot.next = null;
      slot.superseded.abort();
      await slot.ended;
    },
  };
}
