import { type Client, Events, Status } from 'discord.js';
import { abortable, settlesWithin } from '../../process/timing/waiting.ts';
import type { WaitForIdentify } from './client.ts';
import { isConnected, pingOf } from './gateway.ts';
import { type BotOptions, startBot } from './start-bot.ts';

/** Discord answers a close at once; on a cut connection, no answer ever comes. */
const CLOSE_MS = 500;

interface ShardConnectionOptions extends BotOptions {
  readonly waitForIdentify: WaitForIdentify;
  readonly isServing: () => boolean;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
}

/** One shard with its own client, so that it can be started and stopped independently. */
export type ShardConnection = ReturnType<typeof connectShard>;

/** Connects one shard. discord.js reconnects it until it is stopped or Discord closes it for good. */
export function connectShard(options: ShardConnectionOptions) {
  const { sharding, clock, now } = options;
  const [shard = 0] = sharding.shards;
  const stopping = new AbortController();
  let client: Client | undefined;
  let waiting = 0;
  let lastSoundAt = now();

  /**
   * While discord.js is connecting or reconnecting, `destroy` has no lasting effect: it connects again half a
   * second later (@discordjs/ws 1.2). So a client is destroyed only when it is ready, or about to identify.
   */
  const destroyIfCalm = async (found: Client | undefined, isCalm = isReady(found)): Promise<void> => {
    if (!stopping.signal.aborted || !isCalm || found === undefined) return;
    // It would be logged as a lost connection.
    found.removeAllListeners(Events.ShardReconnecting);
    await settlesWithin(CLOSE_MS, found.destroy());
  };
  const isSound = () => waiting > 0 || isConnected(client, shard, clock);

  const started = startBot({
    ...options,
    isServing: () => !stopping.signal.aborted && options.isServing(),
    async waitForIdentify(id, closed) {
      waiting += 1;
      const signal = AbortSignal.any([closed, stopping.signal]);
      // discord.js would identify after any other error, so this one waits until the connection is closed.
      await options.waitForIdentify(id, signal).catch(() => {});
      waiting -= 1;
      lastSoundAt = now();
      void destroyIfCalm(client, true);
      if (signal.aborted) await abortable(Promise.withResolvers<never>().promise, closed);
    },
    onClient(newest) {
      client = newest;
      options.onClient(newest);
      newest.on(Events.ShardReady, () => void destroyIfCalm(newest));
      newest.on(Events.ShardResume, () => void destroyIfCalm(newest));
    },
  });
  return {
    /** Whether the bot may read messages that do not mention it; resolves with the first connection, or never. */
    connected: started.then(({ hasMessageContent }) => hasMessageContent),
    isConnected: () => isConnected(client, shard, clock),
    pingMs: () => pingOf(client),
    /** Milliseconds since it was last connected, or last waited for its turn to identify. */
    stalledMs() {
      if (isSound()) lastSoundAt = now();
      return now() - lastSoundAt;
    },
    /** Stops handling events, and closes the connection. Resolves within a second. */
    async stop() {
      stopping.abort();
      await destroyIfCalm(client);
    },
  };
}

function isReady(client: Client | undefined): boolean {
  const shards = client?.ws.shards;
  return shards !== undefined && shards.size > 0 && shards.every(({ status }) => status === Status.Ready);
}
