import type { Benchmark } from '../benchmark.ts';
import { guildIds, idleMessage } from '../guild-payloads.ts';
import { GUILDS } from '../intents.ts';
import { GUILDS_PER_SHARD, startLargeGateway } from '../large-gateway.ts';
import { runInterleaved } from '../measure.ts';
import { type Program, startBot, startReference } from '../programs.ts';
import { toResult } from '../result.ts';
import { withCleanup } from '../with-cleanup.ts';

type Start = (apiUrl: string) => Promise<Program>;

export default {
  name: 'heap',
  async measure({ quick }) {
    const guilds = quick ? 2_500 : 10_000;
    const kilobytesPerGuild = (start: Start) => async () =>
      ((await heapWith(guilds, start)) - (await heapWith(1, start))) / (guilds - 1) / 1024;
    return [
      toResult(
        {
          measure: `heap per server in ${guilds} servers`,
          against: 'discord.js as it comes, with the Guilds intent',
          unit: 'KB',
          target: { of: 'ours', bound: 'at most', value: 1 },
        },
        await runInterleaved(
          quick ? 1 : 2,
          kilobytesPerGuild((DISCORD_API_URL) =>
            startReference('bare-bot', { DISCORD_API_URL, INTENTS: String(GUILDS) }),
          ),
          kilobytesPerGuild((DISCORD_API_URL) =>
            startBot({ DISCORD_API_URL, SHARD_COUNT: String(Math.ceil(guilds / GUILDS_PER_SHARD)) }),
          ),
        ),
      ),
    ];
  },
} satisfies Benchmark;

/** Heap in use after receiving all servers and, with the messages intent, a message in each. */
function heapWith(guilds: number, start: Start): Promise<number> {
  return withCleanup(async (track) => {
    const discord = track(await startLargeGateway(guilds));
    const program = track(await start(discord.apiUrl));
    const servers = guildIds(guilds);
    await discord.dispatchToAll(
      'MESSAGE_CREATE',
      servers.map((_, index) => idleMessage(index, servers, 1)),
    );
    return program.query('heap');
  });
}
