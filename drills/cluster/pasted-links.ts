import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import type { Random } from '../random.ts';
import type { PastedLink } from './link-replies.ts';
import type { ShardServer } from './seed.ts';

/** The bot replies three times in ten seconds in a channel, and ten times a minute to a person. */
const PAUSE_MS = 4_000;

export interface LinkLoad {
  /** Pastes a new link in a server of each shard, again and again until the signal. */
  run(until: AbortSignal): Promise<void>;
  links(): PastedLink[];
  /** Which shard a message with a link is of, and when it was written. */
  readonly messages: ReadonlyMap<string, { readonly shard: number; readonly at: number }>;
  close(): void;
}

export function createLinkLoad(
  discord: LocalDiscord,
  servers: readonly ShardServer[],
  random: Random,
): LinkLoad {
  const messages = new Map<string, { readonly shard: number; readonly at: number }>();
  const replies = new Map<string, number>();
  const stop = discord.subscribe(seeded.ada, (event) => {
    if (event.type !== 'message.create' || event.message.replyTo === null) return;
    replies.set(event.message.replyTo, (replies.get(event.message.replyTo) ?? 0) + 1);
  });
  let serial = 0;

  const paste = async ({ shard, channelId, members }: ShardServer) => {
    serial += 1;
    const content = `look at https://weidian.com/item.html?itemID=${7_500_000_000 + serial}`;
    const userId = members[serial % members.length] ?? '';
    const at = performance.now();
    const { id } = await discord.sendMessage({ userId, channelId, content });
    messages.set(id, { shard, at });
  };
  return {
    async run(until) {
      await Promise.all(
        servers.map(async (server) => {
          await sleep(random.fraction() * PAUSE_MS);
          while (!until.aborted) {
            await paste(server);
            await sleep(PAUSE_MS);
          }
        }),
      );
    },
    links: () => [...messages].map(([id, link]) => ({ ...link, replies: replies.get(id) ?? 0 })),
    messages,
    close: () => void stop(),
  };
}
