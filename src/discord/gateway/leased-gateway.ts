import { type BotAccount, findAccount } from './bot-account.ts';
import type { WaitForIdentify } from './client.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import { createSharedIdentify, type WaitForSlot } from './identify.ts';
import { connectShard, type ShardConnection } from './shard-connection.ts';
import { type ShardLeases, ShardSet } from './shard-set.ts';

interface LeasedGatewayOptions {
  readonly leases: ShardLeases;
  readonly waitForSlot: WaitForSlot;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
}

/** Monotonic. */
const now = () => performance.now();

/** Serves the shards whose leases this process holds, gaining and losing them while it runs. */
export function createLeasedGateway({ leases, waitForSlot, clock }: LeasedGatewayOptions): Gateway {
  const stopping = new AbortController();
  let hasMessageContent = true;
  let account: BotAccount | undefined;
  let shards: ShardSet | undefined;

  const status = () => {
    const held = leases.held();
    const connected = held.filter((shard) => shards?.isConnected(shard));
    if (held.length === 0)
      return { state: account ? 'standby' : 'connecting', shards: held, connected } as const;
    const isReady = connected.length === held.length;
    return { state: isReady ? 'ready' : 'connecting', shards: held, connected } as const;
  };

  const connectWith = (options: GatewayOptions, waitForIdentify: WaitForIdentify) => (shard: number) => {
    const connection = connectShard({
      ...options,
      readsChat: options.readsChat && hasMessageContent,
      sharding: { shards: [shard], count: leases.count },
      clock,
      now,
      isServing: () => leases.holds(shard),
      waitForIdentify,
      onClient: ({ rest }) => options.refusalBudget.watch(rest),
    });
    const learn = (allowed: boolean) => {
      hasMessageContent = allowed;
    };
    connection.connected.then(learn, () => {});
    return connection;
  };

  return {
    status,
    pingMs: () => slowestPing(shards?.connections() ?? []),
    hasMessageContent: () => hasMessageContent,
    ownUserId: () => account?.userId ?? null,
    async start(options) {
      const { refusalBudget, log } = options;
      const onRest = refusalBudget.watch;
      account = await findAccount({ ...options, onRest, signal: stopping.signal });
      const pending = () => leases.held().length - status().connected.length;
      const identify = createSharedIdentify({ rest: account.rest, waitForSlot, pending, log });
      const connect = connectWith(options, identify);
      shards = new ShardSet({ leases, connect, onRefused: options.onFatalClose, log, now });
      shards.start();
      return account;
    },
    async stop() {
      stopping.abort();
      await shards?.stop();
    },
  };
}

function slowestPing(connections: readonly ShardConnection[]): number | null | undefined {
  const pings = connections.map((connection) => connection.pingMs()).filter((ping) => ping !== undefined);
  if (pings.length === 0) return undefined;
  const known = pings.filter((ping) => ping !== null);
  return known.length === 0 ? null : Math.max(...known);
}
