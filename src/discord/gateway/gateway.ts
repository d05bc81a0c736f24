import { type Client, Status } from 'discord.js';
import type { RefusalBudget } from '../posting/refusal-budget.ts';
import type { BotAccount } from './bot-account.ts';
import type { Sharding } from './client.ts';
import { type BotOptions, startBot } from './start-bot.ts';

type ClientSetup = 'sharding' | 'waitForIdentify' | 'onClient' | 'isServing';

export interface GatewayOptions extends Omit<BotOptions, ClientSetup> {
  readonly refusalBudget: RefusalBudget;
}

/** The bot's connections to Discord. */
export interface Gateway {
  status(): GatewayStatus;
  /**
   * The slowest shard's last heartbeat round trip in milliseconds; null before the first, undefined while not
   * connected.
   */
  pingMs(): number | null | undefined;
  /** Whether Discord lets the bot read messages that don't mention it; assumed true until the start shows it. */
  hasMessageContent(): boolean;
  /** The bot's own user; null until Discord sends it. */
  ownUserId(): string | null;
  /**
   * @returns the account, as soon as it is known
   * @throws Error when Discord refuses the token or cannot be reached
   */
  start(options: GatewayOptions): Promise<BotAccount>;
  stop(): Promise<void>;
}

/** Discord requests a heartbeat every 41 s; after two missed ones the connection is considered dead. */
const HEARTBEAT_FRESH_MS = 100_000;

export interface GatewayStatus {
  /** `ready`: every shard of this process is connected; `standby`: it has none, because other processes serve them. */
  readonly state: 'ready' | 'connecting' | 'standby';
  readonly shards: readonly number[];
  /** Shards that are connected and get answers to their heartbeats. */
  readonly connected: readonly number[];
}

/** Whether a shard of this client is connected and gets answers to its heartbeats. */
export function isConnected(client: Client | undefined, shard: number, clock: () => number): boolean {
  const connection = client?.ws.shards.get(shard);
  return (
    connection?.status === Status.Ready &&
    // The first heartbeat is sent a few seconds after READY.
    (connection.lastPingTimestamp <= 0 || clock() - connection.lastPingTimestamp < HEARTBEAT_FRESH_MS)
  );
}

/** Round trip of the last heartbeat in milliseconds; null before the first, undefined while not connected. */
export function pingOf(client: Client | undefined): number | null | undefined {
  if (client?.isReady() !== true) return undefined;
  const [shard] = client.ws.shards.values();
  if (shard?.status !== Status.Ready) return undefined;
  return shard.ping < 0 ? null : Math.round(shard.ping);
}

/** Serves the same shards as long as the process runs. @param clock milliseconds since 1970, UTC */
export function createFixedGateway(sharding: Sharding, clock: () => number): Gateway {
  const { shards } = sharding;
  /** The newest client, connected or not: a start without an intent creates a second one. */
  let client: Client | undefined;
  let hasMessageContent = true;
  return {
    status() {
      const connected = shards.filter((shard) => isConnected(client, shard, clock));
      const isReady = client?.isReady() === true && connected.length === shards.length;
      return { state: isReady ? 'ready' : 'connecting', shards, connected };
    },
    pingMs: () => pingOf(client),
    hasMessageContent: () => hasMessageContent,
    ownUserId: () => client?.user?.id ?? null,
    async start({ refusalBudget, ...options }) {
      const bot = await startBot({
        ...options,
        sharding,
        onClient(newest) {
          client = newest;
          refusalBudget.watch(newest.rest);
        },
      });
      hasMessageContent = bot.hasMessageContent;
      const { rest, application, user } = bot.client;
      return { rest, applicationId: application.id, userId: user.id, tag: user.tag };
    },
    stop: async () => client?.destroy(),
  };
}
