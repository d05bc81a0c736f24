import { find } from '../finding.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, ratioOf } from '../measure.ts';
import { type Program, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';
import { startWideDiscord, type WideDiscord } from '../wide-discord.ts';
import { guildIds, idleMessage } from '../wide-world.ts';

const SERVERS = 100;
/** In each server. */
const AUTHORS = 20;

export default {
  name: 'idle-message',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const newDiscord = async () => keep(await startWideDiscord(SERVERS));
      const [theirs, nobodys, own] = [await newDiscord(), await newDiscord(), await newDiscord()];
      const bare = keep(
        await startReference('bare-bot', {
          DISCORD_API_URL: theirs.apiUrl,
          INTENTS: String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT),
        }),
      );
      const least = keep(
        await startReference('least-hear', {
          DISCORD_API_URL: nobodys.apiUrl,
          INTENTS: String(GUILD_MESSAGES | MESSAGE_CONTENT),
        }),
      );
      const bot = keep(await startBot({ DISCORD_API_URL: own.apiUrl }));
      const messages = quick ? 3_000 : 10_000;
      const reference = (round: number) => cpuPerMessage(bare, theirs, round, messages);
      const ours = (round: number) => cpuPerMessage(bot, own, round, messages);
      const possible = (round: number) => cpuPerMessage(least, nobodys, round, messages);
      await interleaved(1, reference, ours);
      const floor = ratioOf(await interleaved(quick ? 3 : 6, reference, possible)).median;
      return [
        find(
          {
            measure: 'CPU for a message without a link',
            against: 'a bare discord.js bot with an empty messageCreate listener',
            unit: 'µs',
            target: { of: 'ratio', bound: 'at most', value: 0.5 },
            note: `${messages} messages a round in ${SERVERS} servers, by ${AUTHORS} people in each. A program that takes frames off a WebSocket, parses and drops them (bench/reference/least-hear.ts) uses ${floor.toFixed(2)} itself.`,
          },
          await interleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Row;

const servers = guildIds(SERVERS);

async function cpuPerMessage(
  program: Program,
  discord: WideDiscord,
  round: number,
  count: number,
): Promise<number> {
  const messages = Array.from({ length: count }, (_, index) =>
    idleMessage(round * count + index, servers, AUTHORS),
  );
  const before = await program.ask('cpu');
  await discord.flood('MESSAGE_CREATE', messages);
  return ((await program.ask('cpu')) - before) / count;
}
