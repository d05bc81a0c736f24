import { setTimeout as sleep } from 'node:timers/promises';
import { type BotAccount, findAccount } from './bot-account.ts';
import type { WaitForIdentify } from './client.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import { throttleIdentify, type WaitForSlot } from './identify.ts';
import { connectShard, type ShardConnection } from './shard-connection.ts';
import { type ShardLeases, ShardSet } from './shard-set.ts';

interface LeasedGatewayOptions {
  readonly leases: ShardLeases;
  readonly waitForSlot: WaitForSlot;
  /** Called before a shard asks Discord for the gateway's address, which counts toward the bot's limit. */
  readonly onConnect: () => void;
  readonly clock: () => number;
}

/** Monotonic. */
const now = () => performance.now();

/** Serves the shards whose leases this process holds, gaining and losing them while it runs. */
export function createLeasedGateway(gatewayOptions: LeasedGatewayOptions): Gateway {
  const { leases, waitForSlot, onConnect, clock } = gatewayOptions;
  const stopping = new AbortController();
  let hasMessageContent = true;
  let account: BotAccount | undefined;
  let shards: ShardSet | undefined;

  const status = () => {
    const held = leases.held();
    const connected = held.filter((shard) => shards?.isConnected(shard));
    const isReady = held.length > 0 && connected.length === held.length;
    const state = held.length === 0 && account ? 'standby' : isReady ? 'ready' : 'connecting';
    return { state, shards: held, connected } as const;
  };

  const connectWith = (options: GatewayOptions, waitForIdentify: WaitForIdentify) => (shard: number) => {
    onConnect();
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
    connection.connected.then(
      (allowed) => {
        hasMessageContent = allowed;
      },
      () => {},
    );
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
      const { rest } = account;
      /** Spaces identifies across all processes, and spreads them over the day when few are left. */
      const waitForIdentify: WaitForIdentify = async (shard, signal) => {
        const pending = leases.held().length - status().connected.length;
        const wait = (ms: number) => sleep(ms, undefined, { signal });
        // discord.js has just made the same request, so a failure is temporary. Most bots may identify one
        // shard at a time.
        const maxConcurrency = await throttleIdentify(rest, pending, log, wait).catch(() => 1);
        await waitForSlot(shard, maxConcurrency, signal);
      };
      const connect = connectWith(options, waitForIdentify);
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
