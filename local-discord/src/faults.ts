import type { Gateway } from './gateway/gateway.ts';
import type { GatewayLoss } from './gateway/loss.ts';
import type { FailurePlan, PlannedFailures } from './rest/failures.ts';

/** What goes wrong between a bot and Discord. */
export interface Faults {
  /** Makes the next REST requests fail. */
  failNext(failure: FailurePlan): void;
  /** How many of the next requests will fail as planned. */
  readonly failing: number;
  /** Cancels planned failures. */
  stopFailing(): void;
  /** Drops the bot's gateway connection; by default Discord asks it to reconnect. */
  dropGateway(how?: GatewayLoss): void;
}

export function createFaults(failures: PlannedFailures, gateway: Gateway): Faults {
  return {
    failNext: (failure) => failures.plan(failure),
    get failing() {
      return failures.left;
    },
    stopFailing: () => failures.clear(),
    dropGateway: (how = 'reconnect') => gateway.drop(how),
  };
}
