import type { Benchmark } from '../benchmark.ts';
import { guildIds, idleMessage } from '../guild-payloads.ts';
import { GUILD_MESSAGES, MESSAGE_CONTENT } from '../intents.ts';
import { type LargeGateway, startLargeGateway } from '../large-gateway.ts';
import { runInterleaved } from '../measure.ts';
import { type Program, startBot, startReference } from '../programs.ts';
import { toResult } from '../result.ts';
import { withCleanup } from '../with-cleanup.ts';

const SERVERS = 100;
/** Per server. */
const AUTHORS = 20;

export default {
  name: 'idle-message',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const newDiscord = async () => track(await startLargeGateway(SERVERS));
      const [theirs, own] = [await newDiscord(), await newDiscord()];
      const bare = track(
        await startReference('bare-gateway', {
          DISCORD_API_URL: theirs.apiUrl,
          INTENTS: String(GUILD_MESSAGES | MESSAGE_CONTENT),
        }),
      );
      const bot = track(await startBot({ DISCORD_API_URL: own.apiUrl }));
      const messages = quick ? 3_000 : 10_000;
      const reference = (round: number) => cpuPerMessage(bare, theirs, round, messages);
      const ours = (round: number) => cpuPerMessage(bot, own, round, messages);
      await runInterleaved(1, reference, ours);
      return [
        toResult(
          {
            measure: 'CPU for a message without a link',
            against: 'a program that only parses and drops WebSocket frames',
            unit: 'µs',
            target: { of: 'ratio', bound: 'at most', value: 1.5 },
            note: `${messages} messages a round in ${SERVERS} servers, by ${AUTHORS} people in each. The reference is bench/reference/bare-gateway.ts.`,
          },
          await runInterleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Benchmark;

const servers = guildIds(SERVERS);

async function cpuPerMessage(
  program: Program,
  discord: LargeGateway,
  round: number,
  count: number,
): Promise<number> {
  const messages = Array.from({ length: count }, (_, index) =>
    idleMessage(round * count + index, servers, AUTHORS),
  );
  const before = await program.query('cpu');
  await discord.dispatchToAll('MESSAGE_CREATE', messages);
  return ((await program.query('cpu')) - before) / count;
}
