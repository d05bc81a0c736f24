import type { Log } from '../../process/log.ts';
import { RefusedError } from './bot-account.ts';
import type { ShardConnection } from './shard-connection.ts';

/** Which shards this process may serve: several processes share them, and no two serve the same one. */
export interface ShardLeases {
  /** The bot's total number of shards. */
  readonly count: number;
  /** False while this process gives the shard away, and as soon as it resumes after being frozen for too long. */
  holds(shard: number): boolean;
  /** All shards that it may serve now. */
  held(): readonly number[];
  /** @param listener called when this process has to connect a shard */
  onGained(listener: (shard: number) => void): void;
  /**
   * @param listener called when this process has to disconnect a shard. If it gives the shard away, another process connects it
   * once the promise resolves; if the lease ran out, another process may have connected it already.
   */
  onLost(listener: (shard: number) => Promise<void>): void;
  /** Reports whether a shard is connected: a process gives shards away only while all of its shards are. */
  report(shard: number, isConnected: boolean): void;
  /** Gives away a shard that this process cannot connect. Another process takes it; after a minute, this one may again. */
  giveUp(shard: number): void;
}

/** How often connections are compared with leases. A gained shard is connected at once. */
const CHECK_MS = 1_000;
/** discord.js reconnects by itself; if that takes longer, this machine may be at fault. */
const STALLED_MS = 60_000;
/** Each costs a few requests. More at once wouldn't be ready sooner: most bots identify one shard per 5 s. */
const CONNECTING_AT_ONCE = 3;

interface ShardSetOptions {
  readonly leases: ShardLeases;
  readonly connect: (shard: number) => ShardConnection;
  /** Called when Discord refuses the bot for good. */
  readonly onRefused: (error: RefusedError) => void;
  readonly log: Log;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

/** The connections of this process: one for each shard whose lease it holds. */
export class ShardSet {
  readonly #options: ShardSetOptions;
  readonly #connections = new Map<number, ShardConnection>();
  readonly #retries;
  #knowsIntents = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ShardSetOptions) {
    this.#options = options;
    this.#retries = createShardRetries(options.now);
    options.leases.onGained(() => this.#check());
    options.leases.onLost((shard) => this.#disconnect(shard));
  }

  start(): void {
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
    this.#check();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await Promise.all([...this.#connections.keys()].map((shard) => this.#disconnect(shard)));
  }

  connections(): readonly ShardConnection[] {
    return [...this.#connections.values()];
  }

  isConnected(shard: number): boolean {
    return this.#connections.get(shard)?.isConnected() === true;
  }

  #check(): void {
    if (this.#timer === undefined) return;
    const { leases } = this.#options;
    for (const [shard, connection] of this.#connections) {
      leases.report(shard, connection.isConnected());
      if (!leases.holds(shard)) void this.#disconnect(shard);
      else if (connection.stalledMs() > STALLED_MS)
        this.#fail(shard, new Error('not connected for a minute'));
    }
    for (const shard of leases.held()) if (this.#mayConnect(shard)) this.#connect(shard);
  }

  #mayConnect(shard: number): boolean {
    if (this.#connections.has(shard) || !this.#retries.isDue(shard)) return false;
    const connecting = this.connections().filter((connection) => !connection.isConnected()).length;
    // The first connection finds out whether Discord allows all intents.
    return connecting < (this.#knowsIntents ? CONNECTING_AT_ONCE : 1);
  }

  #connect(shard: number): void {
    const connection = this.#options.connect(shard);
    this.#connections.set(shard, connection);
    const isCurrent = () => this.#connections.get(shard) === connection;
    connection.connected.then(
      () => isCurrent() && this.#succeed(shard),
      (error: unknown) => isCurrent() && this.#fail(shard, error),
    );
  }

  #succeed(shard: number): void {
    this.#knowsIntents = true;
    this.#retries.forget(shard);
    this.#options.log.info({ shard }, 'shard connected');
    this.#check();
  }

  #fail(shard: number, error: unknown): void {
    const { leases, log, onRefused } = this.#options;
    void this.#disconnect(shard);
    if (error instanceof RefusedError) {
      onRefused(error);
      return;
    }
    const waitMs = this.#retries.failed(shard);
    const message = waitMs === null ? 'shard given up' : 'shard not connected, retrying';
    log.warn({ err: error, shard, waitMs }, message);
    if (waitMs === null) leases.giveUp(shard);
  }

  async #disconnect(shard: number): Promise<void> {
    const connection = this.#connections.get(shard);
    if (!this.#connections.delete(shard)) return;
    await connection?.stop();
    this.#options.log.info({ shard }, 'shard disconnected');
  }
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** After this many failures in a row, another process should try. */
const MAX_FAILURES = 4;

/** When a shard that failed to connect is tried again. @param now milliseconds, monotonic */
function createShardRetries(now: () => number) {
  const failures = new Map<number, { readonly count: number; readonly nextAt: number }>();
  return {
    isDue: (shard: number) => now() >= (failures.get(shard)?.nextAt ?? 0),
    /** @returns milliseconds until the next attempt; null: this process has tried often enough */
    failed(shard: number): number | null {
      const count = (failures.get(shard)?.count ?? 0) + 1;
      if (count >= MAX_FAILURES) {
        failures.delete(shard);
        return null;
      }
      const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - 1) * (1 + Math.random()));
      failures.set(shard, { count, nextAt: now() + waitMs });
      return Math.round(waitMs);
    },
    forget: (shard: number) => void failures.delete(shard),
  };
}
