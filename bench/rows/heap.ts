import { find } from '../finding.ts';
import { GUILDS } from '../intents.ts';
import { keeping } from '../lifetime.ts';
import { interleaved } from '../measure.ts';
import { type Program, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';
import { GUILDS_PER_SHARD, startWideDiscord } from '../wide-discord.ts';
import { guildIds, idleMessage } from '../wide-world.ts';

type Start = (apiUrl: string) => Promise<Program>;

export default {
  name: 'heap',
  async measure({ quick }) {
    const guilds = quick ? 2_500 : 10_000;
    const kilobytesPerGuild = (start: Start) => async () =>
      ((await heapWith(guilds, start)) - (await heapWith(1, start))) / (guilds - 1) / 1024;
    return [
      find(
        {
          measure: `heap per server in ${guilds} servers`,
          against: 'discord.js as it comes, with the Guilds intent',
          unit: 'KB',
          target: { of: 'ours', bound: 'at most', value: 1 },
        },
        await interleaved(
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
} satisfies Row;

/** Bytes in use once every server has been heard of, and, where messages are heard, somebody in each has written. */
function heapWith(guilds: number, start: Start): Promise<number> {
  return keeping(async (keep) => {
    const discord = keep(await startWideDiscord(guilds));
    const program = keep(await start(discord.apiUrl));
    const servers = guildIds(guilds);
    await discord.flood(
      'MESSAGE_CREATE',
      servers.map((_, index) => idleMessage(index, servers, 1)),
    );
    return program.ask('heap');
  });
}
