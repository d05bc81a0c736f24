import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Command } from '../command.ts';
import type { ErrorViews } from './error-views.ts';
import type { FillIn } from './fill-in.ts';

export interface DispatchOptions<C> {
  readonly commands: ReadonlyMap<string, Command<C>>;
  /** What the handlers of one interaction get, for the user who caused it. */
  readonly contextFor: (userId: string) => C;
  readonly errorViews: ErrorViews;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** How many commands, presses and modals one user may send within a minute; 0: any number. */
  readonly interactionsPerMinute: number;
}

/** What the handlers of interactions get. */
export interface HandlerOptions<C> extends DispatchOptions<C> {
  readonly fillIn: FillIn;
}
