/** The result of a command or a press. `rejected`: the user got a message saying what is wrong. */
export type CommandOutcome = 'answered' | 'rejected' | 'failed' | 'too_late';
type EventOutcome = 'accepted' | 'duplicate' | 'ignored' | 'refused' | 'failed';
type DeliveryOutcome = 'sent' | 'retried' | 'suspended' | 'dropped';
/** `refused`: the service does not know the topic; `broken`: a fault of the bot; `stopped`: the process ended. */
export type PollOutcome = 'updated' | 'quiet' | 'refused' | 'failed' | 'broken' | 'stopped';
type ChatOutcome = 'replied' | 'skipped' | 'failed';

/** Counts what happens. Labels have few values: commands, operations, outcomes; never users or links. */
export interface Metrics {
  command(command: string, outcome: CommandOutcome, tookMs: number): void;
  /** @param outcome `ok`, or the kind of the error */
  apiCall(operation: string, outcome: string, tookMs: number): void;
  apiCache(operation: string, result: 'hit' | 'miss' | 'stale'): void;
  /** @param count calls that wait for a free slot */
  apiWaiting(priority: string, count: number): void;
  event(kind: string, outcome: EventOutcome): void;
  /** @param tookMs from accepting the event to posting the message; only for deliveries that were sent */
  delivery(outcome: DeliveryOutcome, tookMs?: number): void;
  chatLinks(outcome: ChatOutcome): void;
  poll(outcome: PollOutcome): void;
  /** @param lagMs how long the most overdue topic has waited for its poll */
  polling(topics: number, overdue: number, lagMs: number): void;
  /** A request that Discord refused with 401, 403 or 429. */
  refusal(status: number): void;
}

/** For tools and tests: counts nothing. */
export const noMetrics: Metrics = {
  command() {},
  apiCall() {},
  apiCache() {},
  apiWaiting() {},
  event() {},
  delivery() {},
  chatLinks() {},
  poll() {},
  polling() {},
  refusal() {},
};
