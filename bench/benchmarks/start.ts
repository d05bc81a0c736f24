import type { Benchmark } from '../benchmark.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { runInterleaved } from '../measure.ts';
import { newDatabase, type Program, startBot, startReference } from '../programs.ts';
import { toResult } from '../result.ts';
import { startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

async function readyMs(starting: Promise<Program>): Promise<number> {
  const program = await starting;
  await program.close();
  return program.readyMs;
}

export default {
  name: 'start',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const [theirs, own] = [track(await startDiscord()), track(await startDiscord())];
      const { path } = track(await newDatabase());
      const ours = () => readyMs(startBot({ DISCORD_API_URL: own.apiUrl, DATABASE_PATH: path }));
      // One start before measuring: only the first one creates tables and registers commands.
      await ours();
      const pairs = await runInterleaved(
        quick ? 4 : 12,
        () =>
          readyMs(
            startReference('bare-bot', {
              DISCORD_API_URL: theirs.apiUrl,
              INTENTS: String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT),
            }),
          ),
        ours,
      );
      return [
        toResult(
          {
            measure: 'start to ready',
            against: 'a bare discord.js bot',
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 1.3 },
            note: 'Both spend their time loading modules: discord.js and, for Haulmate, also Fastify, zod, drizzle, SQLite and the bot’s own code, which the build bundles and compiles in advance.',
          },
          pairs,
        ),
      ];
    }),
} satisfies Benchmark;
